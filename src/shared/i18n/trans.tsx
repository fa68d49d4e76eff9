import { cloneElement, Fragment, isValidElement, type ReactNode } from 'react'
import { formatMessage, useTranslation, wordingOf } from './translate'

type Props = {
  message: string
  /** Replaces each `{name}`, and wraps the content of each `<tag>`. */
  values: Readonly<Record<string, ReactNode>>
}

/**
 * A translated sentence that contains elements: `<Trans message="Ask <b>{name}</b>" values={{ name,
 * b: <strong /> }} />`
 */
export function Trans({ message, values }: Props) {
  useTranslation()
  return keyed(
    formatMessage(wordingOf(message), values, (name, inner) => {
      const element = values[name]
      return isValidElement(element) ? cloneElement(element, undefined, keyed(inner)) : keyed(inner)
    }),
  )
}

const keyed = (pieces: unknown[]): ReactNode =>
  pieces.map((piece, index) => (
    // oxlint-disable-next-line react/no-array-index-key, typescript/no-unsafe-type-assertion -- in a fixed order
    <Fragment key={index}>{piece as ReactNode}</Fragment>
  ))
