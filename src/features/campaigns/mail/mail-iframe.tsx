import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { mailPage } from './mail-page'

type Props = Omit<HTMLChakraProps<'iframe'>, 'srcDoc' | 'title'> & {
  title: string
  /** HTML cleaned by cleanHtml. */
  html: string
  hasRemotePictures?: boolean
  /** The sandbox attribute; never includes scripts. */
  sandbox: '' | 'allow-same-origin'
}

const FOCUS_CHECK_MS = 250

/** A mail in an iframe, light in both themes, with a focus ring. */
export function MailIframe({ html, hasRemotePictures, ...rest }: Props) {
  const [ref, hasFocus] = useFrameFocus()
  const page = useMemo(() => mailPage(html, hasRemotePictures), [html, hasRemotePictures])
  return (
    <chakra.iframe
      ref={ref}
      referrerPolicy="no-referrer"
      srcDoc={page}
      width="full"
      bg="#ffffff"
      outline={hasFocus ? '2px solid' : undefined}
      outlineColor="brand.focusRing"
      outlineOffset="-2px"
      {...rest}
      style={{ colorScheme: 'light', ...rest.style }}
    />
  )
}

/**
 * Chromium gives the focus to the page inside the frame: the frame does not match `:focus` and gets
 * no focus event, not even when the focus moves from one frame to another.
 */
function useFrameFocus() {
  const ref = useRef<HTMLIFrameElement>(null)
  const [hasFocus, setHasFocus] = useState(false)
  useEffect(() => {
    const check = () => setHasFocus(ref.current !== null && document.activeElement === ref.current)
    addEventListener('blur', check)
    const timer = setInterval(check, FOCUS_CHECK_MS)
    return () => {
      removeEventListener('blur', check)
      clearInterval(timer)
    }
  }, [])
  // Tab scrolls to other elements, but not to a frame in a box that scrolls.
  useEffect(() => {
    if (!hasFocus || !ref.current) return
    const { top, bottom } = ref.current.getBoundingClientRect()
    if (top >= innerHeight || bottom <= 0) ref.current.scrollIntoView({ block: 'nearest' })
  }, [hasFocus])
  return [ref, hasFocus] as const
}
