/** The headings, alerts and messages on the page, which show how far a failed test came. */
function contentOfPage(): string {
  const parts = document.querySelectorAll('h1, h2, h3, [role=alert], [role=status]')
  const texts = [...parts].map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())
  return texts.filter(Boolean).join(' | ')
}

/** For Testing Library, in unit tests and stories. */
export const failureSettings = {
  // Generous, because the machine may be busy: an assertion fails a test, not a time.
  asyncUtilTimeout: 30_000,
  // The default adds the markup of the whole page.
  getElementError: (message: string | null) =>
    new Error(`${message ?? 'The element was not found'}\nOn the page: ${contentOfPage()}`),
}
