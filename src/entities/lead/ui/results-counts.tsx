import { Box, chakra } from '@chakra-ui/react'
import { memo } from 'react'
import { translate, useTranslation } from '@/shared/i18n/translate'

type Props = {
  found: number
  /** Number of matches on the page, and of those that pass the text filter. */
  loaded: number
  shown: number
  deleted?: number
  maxLimit: number
  isCompact?: boolean
}

const compact = {
  lineHeight: '1.25',
  '& > *': { display: 'block', truncate: true },
  '& > span': { textStyle: 'xs' },
}

export const ResultsCounts = memo(function ResultsCounts(props: Props) {
  const t = useTranslation()
  const showing = shownCountText(props)
  return (
    <Box role="status" color="fg.muted" css={props.isCompact && compact}>
      <chakra.strong color="fg" fontWeight="semibold" me="3">
        {t('{found} leads found', { found: props.found })}
      </chakra.strong>
      <span title={showing}>{showing}</span>
    </Box>
  )
})

function shownCountText({ found, loaded, shown, deleted = 0, maxLimit }: Props): string | undefined {
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
