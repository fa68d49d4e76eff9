import { textKey } from '@/shared/lib/values/text-key'

/** Canonical places with their short names, most frequent first. */
const shortNames: Record<string, readonly string[]> = {
  'United States': ['us', 'usa', 'america', 'united states of america'],
  'United Kingdom': ['uk', 'gb', 'great britain', 'britain', 'england'],
  'New York City, NY': ['nyc', 'ny', 'new york', 'manhattan', 'big apple'],
  'San Francisco, CA': ['sf', 'san fran', 'frisco', 'bay area'],
  'London, United Kingdom': ['london', 'ldn'],
  Germany: ['de', 'ger', 'deutschland'],
  France: ['fr'],
  Canada: ['can'],
  Australia: ['au', 'aus', 'oz'],
  India: ['ind', 'bharat'],
  Netherlands: ['nl', 'holland', 'the netherlands'],
  Spain: ['es', 'espana'],
  Italy: ['italia'],
  Switzerland: ['ch', 'schweiz', 'suisse'],
  Austria: ['osterreich'],
  Sweden: ['se', 'sverige'],
  Ireland: ['ie', 'eire'],
  Poland: ['pl', 'polska'],
  Portugal: ['pt'],
  Brazil: ['br', 'brasil'],
  Mexico: ['mx'],
  Japan: ['jp', 'nippon'],
  Singapore: ['sg'],
  Israel: ['il'],
  'United Arab Emirates': ['uae', 'ae', 'emirates'],
  'South Africa': ['za', 'rsa'],
  Nigeria: ['ng'],
  California: ['cali', 'calif'],
  'Los Angeles, CA': ['la', 'los angeles'],
  'San Diego, CA': ['sd', 'san diego'],
  'Chicago, IL': ['chi', 'chicago', 'chi-town'],
  'Boston, MA': ['bos', 'boston'],
  'Austin, TX': ['atx', 'austin'],
  'Dallas, TX': ['dfw', 'dallas'],
  'Houston, TX': ['htx', 'houston'],
  'Seattle, WA': ['sea', 'seattle'],
  'Washington, DC': ['dc', 'washington dc', 'washington'],
  'Denver, CO': ['den', 'denver'],
  'Atlanta, GA': ['atl', 'atlanta'],
  'Miami, FL': ['mia', 'miami'],
  'Philadelphia, PA': ['philly', 'philadelphia'],
  'Portland, OR': ['pdx', 'portland'],
  'Phoenix, AZ': ['phx', 'phoenix'],
  'Las Vegas, NV': ['vegas', 'las vegas'],
  'Paris, France': ['paris'],
  'Berlin, Germany': ['berlin', 'bln'],
  'Munich, Germany': ['munich', 'munchen', 'muc'],
  'Madrid, Spain': ['madrid', 'mad'],
  'Barcelona, Spain': ['barcelona', 'bcn'],
  'Lisbon, Portugal': ['lisbon', 'lisboa'],
  'Amsterdam, Netherlands': ['amsterdam', 'ams'],
  'Stockholm, Sweden': ['stockholm'],
  'Zurich, Switzerland': ['zurich', 'zrh'],
  'Dublin, Ireland': ['dublin'],
  'Manchester, United Kingdom': ['manchester'],
  'Warsaw, Poland': ['warsaw', 'warszawa'],
  'Toronto, Canada': ['toronto', 'tor', 'yyz'],
  'Vancouver, Canada': ['vancouver', 'yvr'],
  'São Paulo, Brazil': ['sao paulo', 'sampa'],
  'Mexico City, Mexico': ['mexico city', 'cdmx'],
  'Bengaluru, India': ['bengaluru', 'bangalore', 'blr'],
  'Mumbai, India': ['mumbai', 'bombay'],
  'Tokyo, Japan': ['tokyo'],
  'Sydney, Australia': ['sydney', 'syd'],
  'Tel Aviv, Israel': ['tel aviv', 'tlv'],
  'Dubai, United Arab Emirates': ['dubai', 'dxb'],
  'Lagos, Nigeria': ['lagos'],
  'Cape Town, South Africa': ['cape town'],
}

export const places: readonly string[] = Object.keys(shortNames)

/** Ignores dots as well, to match variants of 'U.S.'. */
const toKey = (typed: string): string => textKey(typed.replaceAll('.', '')).replace(/\s+/g, ' ')

const placeByKey = new Map(
  Object.entries(shortNames).flatMap(([place, names]) =>
    [place, ...names].map((name): [string, string] => [toKey(name), place]),
  ),
)

/** 'nyc' becomes 'New York City, NY'; unknown places are returned unchanged. */
export function canonicalPlace(typed: string): string {
  return placeByKey.get(toKey(typed)) ?? typed
}

export const isPlace = (typed: string): boolean => placeByKey.has(toKey(typed))

/** Places with a name or short name that starts with the typed text. */
export function placesStarting(typed: string): string[] {
  const key = toKey(typed)
  return [...placeByKey].flatMap(([name, place]) => (name.startsWith(key) ? place : []))
}

/**
 * Places with a name, short name or word in the name that starts with the typed text; exact matches
 * first, words last.
 */
export function suggestPlaces(typed: string): string[] {
  const key = toKey(typed)
  if (key === '') return [...places]
  const withWord = [...placeByKey].flatMap(([name, place]) =>
    name.includes(` ${key}`) ? place : [],
  )
  return [...new Set([placeByKey.get(key) ?? [], placesStarting(typed), withWord].flat())]
}
