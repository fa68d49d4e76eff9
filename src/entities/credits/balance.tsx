import { Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { balanceFailure, balanceQuery } from '@/entities/credits/credits-queries'
import { reasonOf } from '@/shared/api/api-error'
import { useTranslation } from '@/shared/i18n/translate'
import { formatCredits, shownBalance } from '@/shared/i18n/format-credits'
import { IconAction } from '@/shared/ui/icon-action'
import { CreditsIcon, RefreshIcon } from '@/shared/ui/icons'
import { notify } from '@/shared/ui/notifications/toaster'
import { Tooltip } from '@/shared/ui/tooltip'

/**
 * Credit balance; if the last read failed, marked as outdated, with Refresh. Shown on screens that
 * spend credits.
 */
export function Balance() {
  const t = useTranslation()
  const balance = useQuery(balanceQuery)
  const handleRefresh = async () => {
    const { error } = await balance.refetch()
    if (error) notify.error(balanceFailure(error))
  }

  return (
    <Flex align="center" gap="2" px="1" minHeight="9">
      <Flex aria-hidden color="fg.muted" hideBelow="xl">
        <CreditsIcon size={16} />
      </Flex>
      <Text
        hideBelow={balance.isPending ? 'md' : undefined}
        textStyle={{ base: 'xs', md: 'sm' }}
        fontVariantNumeric="tabular-nums"
      >
        {balance.data === undefined
          ? balance.isPending
            ? t('Loading credits...')
            : t('Credits unknown')
          : formatCredits(shownBalance(balance.data))}
      </Text>
      {balance.isError && (
        <>
          <Text color="fg.warning" textStyle="sm" title={reasonOf(balance.error)}>
            {t('Not up to date')}
          </Text>
          <Tooltip content={t('Load the balance again')}>
            <IconAction
              label={t('Refresh the balance')}
              Icon={RefreshIcon}
              onClick={() => void handleRefresh()}
            />
          </Tooltip>
        </>
      )}
    </Flex>
  )
}
