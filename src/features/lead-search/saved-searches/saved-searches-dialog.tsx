import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { countFilters, summarise } from '@/entities/lead/lead-filters'
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
  onLoad: (search: SavedSearch) => void
  onClose: () => void
}

/** Loading a search only fills in filters and limit, because a search costs credits. */
export function SavedSearchesDialog({ search, onLoad, onClose }: Props) {
  const t = useTranslation()
  const store = savedSearches(useCurrentUser().id)
  const searches = useStore(store)
  return (
    <Dialog
      title={t('Saved searches')}
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
        {searches.length === 0 ? (
          <Text color="fg.muted">{t('Nothing is saved yet.')}</Text>
        ) : (
          <Stack as="ul" aria-label={t('Saved searches')} gap="0" listStyleType="none">
            {searches.map((saved) => (
              <Entry
                key={saved.name}
                search={saved}
                onLoad={onLoad}
                onDelete={() => store.update((kept) => withoutSaved(kept, saved.name))}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}

type EntryProps = { search: SavedSearch; onLoad: Props['onLoad']; onDelete: () => void }

function Entry({ search, onLoad, onDelete }: EntryProps) {
  const t = useTranslation()
  const { name } = search
  return (
    <Flex as="li" align="center" gap="2" py="2" borderTopWidth="1px">
      <Box flex="1" minW="0">
        <Text as="div" fontWeight="medium" truncate>
          <UserText text={name} />
        </Text>
        <Text as="div" textStyle="sm" color="fg.muted" truncate>
          <UserText text={summarise(search.filters)} />
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
        aria-label={t('Load {name}', { name })}
        onClick={() => onLoad(search)}
      >
        {t('Load')}
      </Button>
      <IconAction
        label={t('Delete {name}', { name })}
        Icon={DeleteIcon}
        size="sm"
        onClick={onDelete}
      />
    </Flex>
  )
}
