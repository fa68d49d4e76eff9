/** Names that users type, with the places that they mean. */
const aliases = new Map([
  ['us', 'United States'],
  ['usa', 'United States'],
  ['america', 'United States'],
  ['uk', 'United Kingdom'],
  ['gb', 'United Kingdom'],
  ['england', 'United Kingdom'],
  ['uae', 'United Arab Emirates'],
  ['de', 'Germany'],
  ['deutschland', 'Germany'],
  ['fr', 'France'],
  ['nyc', 'New York City, NY'],
  ['new york', 'New York City, NY'],
  ['sf', 'San Francisco, CA'],
  ['bay area', 'San Francisco, CA'],
  ['la', 'Los Angeles, CA'],
  ['dc', 'Washington, DC'],
  ['chi', 'Chicago, IL'],
  ['atx', 'Austin, TX'],
  ['bos', 'Boston, MA'],
  ['ldn', 'London, United Kingdom'],
  ['sao paulo', 'São Paulo, Brazil'],
])

const american = [
  'New York City, NY',
  'San Francisco, CA',
  'Los Angeles, CA',
  'Chicago, IL',
  'Austin, TX',
  'Boston, MA',
  'Seattle, WA',
  'Denver, CO',
  'Miami, FL',
  'Atlanta, GA',
  'Washington, DC',
] as const

/** Locations of prospects: US cities with their state, others with their country. */
export const places = [
  ...american,
  'London, United Kingdom',
  'Manchester, United Kingdom',
  'Paris, France',
  'Berlin, Germany',
  'Munich, Germany',
  'Madrid, Spain',
  'Barcelona, Spain',
  'Lisbon, Portugal',
  'Amsterdam, Netherlands',
  'Stockholm, Sweden',
  'Zurich, Switzerland',
  'Dublin, Ireland',
  'Warsaw, Poland',
  'Toronto, Canada',
  'Vancouver, Canada',
  'São Paulo, Brazil',
  'Mexico City, Mexico',
  'Bengaluru, India',
  'Mumbai, India',
  'Singapore, Singapore',
  'Tokyo, Japan',
  'Sydney, Australia',
  'Tel Aviv, Israel',
  'Dubai, United Arab Emirates',
  'Lagos, Nigeria',
  'Cape Town, South Africa',
] as const

export function canonicalPlace(typed: string): string {
  const key = typed.trim().toLowerCase()
  return aliases.get(key) ?? typed.trim()
}

const split = (place: string) => place.toLowerCase().split(/\s*,\s*/)

const wider = new Map<string, string>(american.map((place) => [place, `${place}, United States`]))

/**
 * Returns a predicate for locations in one of the places. Each part of a place must equal a part of
 * the location: "CA" does not match Chicago.
 */
export function createPlaceFilter(asked: readonly string[]): (location: string) => boolean {
  const placeParts = asked.map((place) => split(canonicalPlace(place)))
  const known = new Map<string, boolean>()
  return (location) => {
    const before = known.get(location)
    if (before !== undefined) return before
    const parts = new Set(split(wider.get(location) ?? location))
    const isInside = placeParts.some((place) => place.every((part) => parts.has(part)))
    known.set(location, isInside)
    return isInside
  }
}
