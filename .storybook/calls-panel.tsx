import { useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTheme } from 'storybook/theming'
import { CallList } from '../mocks/panel/call-list'
import type { CallLog } from '../mocks/panel/call-log'
import { panelStyle } from '../mocks/panel/panel-style'

type Props = { log: CallLog; isActive: boolean | undefined }

/**
 * The story's calls, as in the mock panel. The shadow root isolates their styles from Storybook's.
 */
export function CallsPanel({ log, isActive = false }: Props) {
  const { base } = useTheme()
  const calls = useSyncExternalStore(log.subscribe, log.calls)
  const [shadow, setShadow] = useState<ShadowRoot>()
  const attach = (host: HTMLDivElement | null) => {
    if (host && !host.shadowRoot) setShadow(host.attachShadow({ mode: 'open' }))
  }
  if (!isActive) return null
  return (
    <div ref={attach}>
      {shadow &&
        createPortal(
          <>
            <style>{panelStyle}</style>
            <div className="root" style={{ position: 'static', padding: 12, colorScheme: base }}>
              <CallList calls={calls} onClear={log.clear} />
            </div>
          </>,
          shadow,
        )}
    </div>
  )
}

/** Title of the panel's tab, with the number of calls. */
export function CallsTitle({ log }: Pick<Props, 'log'>) {
  const { length } = useSyncExternalStore(log.subscribe, log.calls)
  return <>{length > 0 ? `Calls (${length})` : 'Calls'}</>
}
