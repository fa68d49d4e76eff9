import { Box, chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { translate, useTranslation } from '@/shared/i18n/translate'

type Props = {
  found: number
  /** Number of matches on the page, and of matches that pass the text filter. */
  loaded: number
  shown: number
  deleted?: number
  maxLimit: number
  /** One line that never wraps. */
  isCompact?: boolean
}

/** Number of leads found and shown. */
export const ResultsCounts = memo(function ResultsCounts(props: Props) {
  const t = useTranslation()
  const showing = shownCountText(props)
  return (
    <Box role="status" color="fg.muted" textStyle="sm" truncate={props.isCompact}>
      <chakra.strong color="fg" fontWeight="semibold" me={props.isCompact ? undefined : '3'}>
        {t('{found} leads found', { found: props.found })}
      </chakra.strong>
      {/* A small screen has room for the number only. */}
      <chakra.span hideBelow={props.isCompact && isShortened(props) ? 'xl' : undefined}>
        {props.isCompact && showing && ' · '}
        <span title={showing}>
          {props.isCompact && isShortened(props) ? shortened(props) : showing}
        </span>
      </chakra.span>
    </Box>
  )
})

function shownCountText({
  found,
  loaded,
  shown,
  deleted = 0,
  maxLimit,
}: Props): string | undefined {
  if (shown < loaded)
    return translate('Showing {shown, number} of {loaded, number}', { shown, loaded })
  if (loaded >= found) return undefined
  const fetched = loaded + deleted
  if (fetched >= found)
    return translate('Showing {loaded, number} of {found, number}', { loaded, found })
  return fetched < maxLimit
    ? translate(
        'Showing {loaded, number} of {found, number}: raise the limit or narrow the filters',
        { loaded, found },
      )
    : translate(
        'Showing {loaded, number} of {found, number}: narrow the filters to see the others',
        { loaded, found },
      )
}

const isShortened = ({ found, loaded, shown, deleted = 0 }: Props) =>
  deleted === 0 && shown === loaded && loaded < found

/** Without the advice, which is in the tooltip. */
const shortened = ({ loaded }: Props) => translate('Showing the first {loaded, number}', { loaded })
