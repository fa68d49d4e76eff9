import { doctypeOf, isWholePage } from './mail-source'

/** Nothing but pictures and styles of the mail itself; no script, no form, no frame. */
const policy = (pictures: string) =>
  `default-src 'none'; img-src ${pictures}; style-src 'unsafe-inline'`

/** How a mail looks that says nothing of it. One that is a page of its own says what it needs. */
const STYLE =
  'body{margin:12px;background:#ffffff;font:15px/1.5 system-ui,sans-serif;color:#1b2325;overflow-wrap:anywhere}img{max-width:100%}'

/**
 * The page of a frame that shows a mail. Those who have its pictures learn no address of this site.
 * @param html cleaned by cleanHtml
 * @param hasRemotePictures pictures that stand in the mail itself are shown in any case
 */
export const mailPage = (html: string, hasRemotePictures = true) =>
  `${doctypeOf(html) || '<!doctype html>'}<meta http-equiv="Content-Security-Policy" content="${policy(hasRemotePictures ? 'data: http: https:' : 'data:')}">` +
  '<meta name="referrer" content="no-referrer"><base target="_blank">' +
  `<style>:root{color-scheme:light}${isWholePage(html) ? '' : STYLE}</style>${html}`
