import { StyleSheet } from '@emotion/sheet'

/**
 * Of the styles, jsdom gets what tells whether a person could see, press or hear of something: a query
 * by role asks each element above each candidate for its styles, and jsdom goes through every rule
 * each time. It lays nothing out, so the rest says nothing here. Half of the time of the tests.
 */
const OTHER_DECLARATION =
  /(?<=[{;])(?!(?:display|visibility|opacity|pointer-events|content):)[\w-]+:[^;{}]*;/g

// oxlint-disable-next-line typescript/unbound-method -- called on its own sheet below
const { insert } = StyleSheet.prototype

StyleSheet.prototype.insert = function insertWhatHides(rule: string) {
  const short = rule.replaceAll(OTHER_DECLARATION, '')
  if (/[\w-]:[^{}]*;}/.test(short)) insert.call(this, short)
}
