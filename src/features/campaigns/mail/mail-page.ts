import { doctypeOf, isWholePage } from './mail-source'

/** Allows only pictures and the mail's own styles: no script, no form, no frame. */
const policy = (pictures: string) =>
  `default-src 'none'; img-src ${pictures}; style-src 'unsafe-inline'`

/** Default styles of a mail. A mail that is a whole page brings its own. */
const STYLE =
  'body{margin:12px;background:#ffffff;font:15px/1.5 system-ui,sans-serif;color:#1b2325;overflow-wrap:anywhere}img{max-width:100%}'

/**
 * The page inside a frame that shows a mail. Hosts of pictures get no referrer. Addresses without a
 * host lead nowhere instead of to our own server, and links open nothing.
 * @param html cleaned by cleanHtml
 * @param hasRemotePictures embedded pictures are shown in any case
 */
export const mailPage = (html: string, hasRemotePictures = true) =>
  `${doctypeOf(html) || '<!doctype html>'}<meta http-equiv="Content-Security-Policy" content="${policy(hasRemotePictures ? 'data: http: https:' : 'data:')}">` +
  '<meta name="referrer" content="no-referrer"><base href="about:invalid" target="_blank">' +
  `<style>:root{color-scheme:light}${isWholePage(html) ? '' : STYLE}</style>${html}`
