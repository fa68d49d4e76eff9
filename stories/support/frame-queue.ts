import { PLAY_FUNCTION_THREW_EXCEPTION, STORY_FINISHED } from 'storybook/internal/core-events'

/** A frame that does not report in time is skipped. */
const TIMEOUT_MS = 60_000

let last: Promise<unknown> = Promise.resolve()

/**
 * Opens a story in a frame once the earlier frames have finished: the steps of a story need the
 * focus, which only one document can have.
 * @returns whether the story reached its final state
 */
export function openInTurn(frame: HTMLIFrameElement, address: string): Promise<boolean> {
  const opened = last.then(() => open(frame, address))
  last = opened
  return opened
}

function open(frame: HTMLIFrameElement, address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (isReached: boolean) => {
      clearTimeout(timer)
      removeEventListener('message', handleMessage)
      resolve(isReached)
    }
    const handleMessage = ({ source, data }: MessageEvent) => {
      if (source !== frame.contentWindow || typeof data !== 'string') return
      const { event } = JSON.parse(data)
      if (event?.type === PLAY_FUNCTION_THREW_EXCEPTION) end(false)
      if (event?.type === STORY_FINISHED) end(event.args[0].status === 'success')
    }
    const timer = setTimeout(() => end(false), TIMEOUT_MS)
    addEventListener('message', handleMessage)
    frame.src = address
    if (!frame.isConnected) end(false)
  })
}
