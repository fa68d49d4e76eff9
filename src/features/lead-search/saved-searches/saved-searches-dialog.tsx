import { Stack, Text } from '@chakra-ui/react'
import { countFilters, summarise } from '@/entities/lead/search/lead-filters'
import { useCurrentUser } from '@/entities/session/session-context'
import { type Translate, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { Dialog } from '@/shared/ui/dialogs/dialog'
import { EntryRow } from '@/shared/ui/tables/entry-row'
import { NameForm } from '@/shared/ui/fields/name-form'
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
              <EntryRow
                key={saved.name}
                name={saved.name}
                about={summarise(saved.filters)}
                note={aboutLimit(saved, t)}
                action={{
                  label: t('Load'),
                  name: t('Load {name}', { name: saved.name }),
                  onPress: () => onLoad(saved),
                }}
                onDelete={() => store.update((kept) => withoutSaved(kept, saved.name))}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </Dialog>
  )
}

const aboutLimit = ({ limit, isUnlisted }: SavedSearch, t: Translate) =>
  [
    limit === 1 ? t('At most 1 lead') : t('At most {limit} leads', { limit }),
    ...(isUnlisted ? [t('Not in my lists')] : []),
  ].join(' · ')
