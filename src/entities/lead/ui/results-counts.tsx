import { Box, chakra } from '@chakra-ui/react'
import { memo, type ReactNode } from 'react'
import { translate, useTranslation } from '@/shared/i18n/translate'
import { Button } from '@/shared/ui/button'
import { wideOnly } from '@/shared/ui/page/toolbar'
import { inLine } from './search-status'

type Props = {
  found: number
  loaded: number
  shown: number
  deleted?: number
  /** Limit of this search. */
  searchedLimit: number
  /** The smallest limit that finds this many, or the largest limit. */
  limitFor: (found: number) => number
  /** Sets the limit of the next search. */
  onLimitChange: (limit: number) => void
  /** In place of what is shown and the limit. */
  note?: ReactNode
  /** One line that never wraps. */
  isCompact?: boolean
}

/** Number of leads found and shown. */
export const ResultsCounts = memo(function ResultsCounts(props: Props) {
  const t = useTranslation()
  const { found, loaded, shown, deleted = 0, searchedLimit, limitFor } = props
  const { onLimitChange, note, isCompact } = props
  const fetched = loaded + deleted
  const isFirst = deleted === 0 && shown === loaded && loaded < found
  const showing = isFirst && note ? undefined : shownCountText(props)
  const limit = limitFor(found)
  return (
    <>
      <Box role="status" color="fg.muted" textStyle="sm" truncate={isCompact}>
        <chakra.strong color="fg" fontWeight="semibold" me={isCompact ? undefined : '3'}>
          {t('{found} leads found', { found })}
        </chakra.strong>
        {/* A small screen has room for the number only. */}
        <chakra.span hideBelow={isCompact && isFirst ? 'xl' : undefined}>
          {isCompact && showing && ' · '}
          <span title={showing}>
            {showing && isCompact && isFirst
              ? t('Showing the first {loaded}', { loaded })
              : showing}
          </span>
        </chakra.span>
      </Box>
      {note}
      {!note && shown === loaded && fetched < limit && limit > searchedLimit && (
        <Button
          {...inLine}
          css={isCompact ? wideOnly : undefined}
          onClick={() => onLimitChange(limit)}
        >
          {t('Set the limit to {limit}', { limit })}
        </Button>
      )}
    </>
  )
})

function shownCountText({ found, loaded, shown, deleted = 0, limitFor }: Props) {
  if (shown < loaded) return translate('Showing {shown} of {loaded}', { shown, loaded })
  if (loaded >= found) return undefined
  const fetched = loaded + deleted
  return fetched >= found || fetched < limitFor(found)
    ? translate('Showing {loaded} of {found}', { loaded, found })
    : translate('Showing {loaded} of {found}: narrow the filters to see the others', {
        loaded,
        found,
      })
}
