/** Nothing but pictures and styles of the mail itself; no script, no form, no frame. */
const POLICY = "default-src 'none'; img-src data: http: https:; style-src 'unsafe-inline'"

const STYLE =
  ':root{color-scheme:light}body{margin:12px;background:#ffffff;font:15px/1.5 system-ui,sans-serif;color:#1b2325;overflow-wrap:anywhere}img{max-width:100%}'

/** The page of a frame that shows a mail. @param html cleaned by cleanHtml */
export const mailPage = (html: string) =>
  `<!doctype html><meta http-equiv="Content-Security-Policy" content="${POLICY}">` +
  `<base target="_blank"><style>${STYLE}</style>${html}`
