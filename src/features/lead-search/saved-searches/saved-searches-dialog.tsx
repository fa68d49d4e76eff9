import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { countFilters, summarise } from '@/entities/lead/lead-filters'
import { type LeadSearch, searchKey } from '@/entities/lead/lead-search'
import { useCurrentUser } from '@/entities/session/session-context'
import { useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { Button } from '@/shared/ui/button'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { NameForm } from '@/shared/ui/fields/name-form'
import { IconAction } from '@/shared/ui/icon-action'
import { DeleteIcon } from '@/shared/ui/icons'
import { UserText } from '@/shared/ui/user-text'
import { type SavedSearch, savedSearches, withoutSaved, withSaved } from './saved-searches'

type Props = {
  search: Omit<SavedSearch, 'name'>
  /** A recent search leaves "Not in my lists" as it is. */
  onLoad: (search: LeadSearch & Partial<SavedSearch>) => void
  onClose: () => void
}

/**
 * Saved searches by name, and recent ones. Loading one only fills in filters and limit, because a
 * search costs credits.
 */
export function SavedSearchesDialog({ search, onLoad, onClose }: Props) {
  const t = useTranslation()
  const store = savedSearches(useCurrentUser().id)
  const searches = useStore(store)
  return (
    <Dialog
      title={t('Saved and recent searches')}
      description={t(
        'They are kept on this device. Loading one fills in the filters without searching.',
      )}
      onClose={onClose}
    >
      <Stack gap="6">
        {!store.isStored() && (
          <Text color="fg.warning">
            {t('This browser blocks storage: they last until the page is closed.')}
          </Text>
        )}
        {countFilters(search.filters) > 0 && (
          <NameForm
            label={t('Name for these filters')}
            saveLabel={t('Save these filters')}
            missing={t('Enter a name first.')}
            helper={<UserText text={summarise(search.filters)} />}
            onSave={(name) => store.update((kept) => withSaved(kept, { ...search, name }))}
          />
        )}
        <Section title={t('Saved')} emptyText={t('Nothing is saved yet.')}>
          {searches.saved.map((saved) => (
            <Entry key={saved.name} search={saved} onLoad={onLoad}>
              <IconAction
                label={t('Delete {name}', { name: saved.name })}
                Icon={DeleteIcon}
                size="sm"
                onClick={() => store.update((kept) => withoutSaved(kept, saved.name))}
              />
            </Entry>
          ))}
        </Section>
        <Section title={t('Recent')} emptyText={t('Your last five searches will appear here.')}>
          {searches.recent.map((recent) => (
            <Entry key={searchKey(recent)} search={recent} onLoad={onLoad} />
          ))}
        </Section>
      </Stack>
    </Dialog>
  )
}

type SectionProps = { title: string; emptyText: string; children: ReactNode[] }

function Section({ title, emptyText, children }: SectionProps) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h3" size="sm" mb="2">
        {title}
      </Heading>
      {children.length === 0 ? (
        <Text color="fg.muted">{emptyText}</Text>
      ) : (
        <Stack as="ul" gap="0" listStyleType="none">
          {children}
        </Stack>
      )}
    </Box>
  )
}

type EntryProps = {
  search: LeadSearch & Partial<SavedSearch>
  onLoad: Props['onLoad']
  children?: ReactNode
}

function Entry({ search, onLoad, children }: EntryProps) {
  const t = useTranslation()
  const { name } = search
  const summary = summarise(search.filters)
  return (
    <Flex as="li" align="center" gap="2" py="2" borderTopWidth="1px">
      <Box flex="1" minW="0">
        {name && (
          <Text as="div" fontWeight="medium" truncate>
            <UserText text={name} />
          </Text>
        )}
        <Text as="div" textStyle="sm" color="fg.muted" truncate>
          <UserText text={summary} />
        </Text>
        <Text as="div" textStyle="xs" color="fg.muted">
          {search.limit === 1
            ? t('At most 1 lead')
            : t('At most {limit} leads', { limit: search.limit })}
          {search.isUnlisted && ` · ${t('Not in my lists')}`}
        </Text>
      </Box>
      <Button
        size="sm"
        variant="outline"
        aria-label={t('Load {name}', { name: name ?? summary })}
        onClick={() => onLoad(search)}
      >
        {t('Load')}
      </Button>
      {children}
    </Flex>
  )
}
