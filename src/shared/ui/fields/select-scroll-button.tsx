import { Center } from '@chakra-ui/react'
import { type RefObject, useEffect, useState } from 'react'
import { DownIcon, UpIcon } from '../icons'

const REPEAT_MS = 50
const STEP_PX = 32

type Props = { direction: 'up' | 'down'; scrollBox: RefObject<HTMLElement | null> }

/** Scrolls while hovered; hidden when there is nothing to scroll. */
export function SelectScrollButton({ direction, scrollBox }: Props) {
  const [isNeeded, setIsNeeded] = useState(false)
  const [isActive, setIsActive] = useState(false)

  useEffect(() => {
    const box = scrollBox.current
    if (!box) return undefined
    const check = () => {
      const rest =
        direction === 'up' ? box.scrollTop : box.scrollHeight - box.clientHeight - box.scrollTop
      setIsNeeded(rest > 1)
      if (rest <= 1) setIsActive(false)
    }
    const observer = new ResizeObserver(check)
    observer.observe(box)
    box.addEventListener('scroll', check)
    check()
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', check)
    }
  }, [direction, scrollBox])

  useEffect(() => {
    if (!isActive) return undefined
    const timer = setInterval(
      () => scrollBox.current?.scrollBy({ top: direction === 'up' ? -STEP_PX : STEP_PX }),
      REPEAT_MS,
    )
    return () => clearInterval(timer)
  }, [isActive, direction, scrollBox])

  return (
    <Center
      aria-hidden
      data-scroll-button={direction}
      hidden={!isNeeded}
      display={isNeeded ? 'flex' : 'none'}
      position="sticky"
      zIndex="1"
      flexShrink="0"
      height="7"
      mx="-1"
      bg="bg.panel"
      color="fg.muted"
      cursor="default"
      {...(direction === 'up' ? { top: '-1', mb: '-7' } : { bottom: '-1', mt: '-7' })}
      onPointerEnter={() => setIsActive(true)}
      onPointerLeave={() => setIsActive(false)}
      onPointerDown={() => setIsActive(true)}
      onPointerUp={(event) => event.pointerType === 'touch' && setIsActive(false)}
    >
      {direction === 'up' ? <UpIcon size={16} /> : <DownIcon size={16} />}
    </Center>
  )
}
