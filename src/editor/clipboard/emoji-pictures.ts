const EMOJI =
  /^(?:(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*\d]\uFE0F?\u20E3)(?:\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\u20E3|\uFE0F|[\u{E0020}-\u{E007F}])*)+$/u
const SHORT_NAME = /^:[\w+'-]{1,60}:$/
/** Code points in the address of a picture: `1f389.svg`, `emoji_u1f389.png`, `1f389/72.png`. */
const CODES =
  /(?:^|[/_u])([\da-f]{4,5}(?:[-_][\da-f]{2,5})*)(?:@\dx)?(?:\/\d+)?(?:\.\w+)?(?:[?#]|$)/i

/** Attributes in which mail and chat programs write the emoji that a picture shows. */
const NAMES = [
  'data-emoji',
  'data-plain-text',
  'alt',
  'data-stringify-emoji',
  'aria-label',
  'title',
]

/** The emoji that a picture from a mail or chat program shows; undefined for any other picture. */
function emojiOf(picture: Element): string | undefined {
  const names = NAMES.map((name) => picture.getAttribute(name)?.trim() ?? '')
  const written = names.find((name) => EMOJI.test(name))
  if (written) return written
  const attributes = [...picture.attributes].map(({ name, value }) => `${name} ${value}`).join(' ')
  if (!/(?:e|goo)moji|emoticon/i.test(attributes)) return undefined
  const codes = CODES.exec(picture.getAttribute('src') ?? '')?.[1]?.split(/[-_]/) ?? []
  const points = codes.map((code) => Number.parseInt(code, 16))
  const drawn = points.every((point) => point <= 0x10_ff_ff) ? String.fromCodePoint(...points) : ''
  return EMOJI.test(drawn) ? drawn : names.find((name) => SHORT_NAME.test(name))
}

/** Mail and chat programs copy an emoji as a picture from their own servers. */
export function replaceEmojiPictures(body: Element): void {
  for (const picture of body.querySelectorAll('img')) {
    const emoji = emojiOf(picture)
    if (emoji) picture.replaceWith(emoji)
  }
}
