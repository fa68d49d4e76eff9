import { Badge, Box, chakra, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { PersonEvents } from '@/entities/event/ui/known-events'
import { copyEmails } from '@/entities/lead/copy-emails'
import { companySizeLabel, industryLabel } from '@/entities/lead/lead-labels'
import { type KnownLead, readAddresses, whatListsKnow } from '@/entities/lead/known-people'
import type { Contact } from '@/entities/lead/lead-mapping'
import { refusalOf, refusalText, useSaidNo } from '@/entities/lead/said-no'
import { EmailCell, leadName } from '@/entities/lead/ui/lead-columns'
import { listsQuery } from '@/entities/list/list-queries'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { Button } from '@/shared/ui/button'
import { CopyIcon, EmailIcon } from '@/shared/ui/icons'
import { IconAction } from '@/shared/ui/icon-action'
import { Loading } from '@/shared/ui/loading'
import { Fact, Facts, Panel } from '@/shared/ui/panel/panel'
import { UnknownNote } from '@/shared/ui/page/unknown-note'
import { AddressText } from '@/shared/ui/tables/address-text'
import { UserText } from '@/shared/ui/user-text'
import { statusLabel, statusPalette } from '../campaign'
import { campaignsQuery } from '../campaign-queries'
import { mailTo, subjectFor } from '../mail/reply-link'

type Person = Omit<KnownLead, 'key'> & Pick<Contact, 'phone' | 'linkedinUrl'>

type Props = {
  id: string
  person: Person
  hiddenNote?: ReactNode
  /** Name of the campaign that the user's reply to this person belongs to. */
  answers?: string | undefined
  actions?: ReactNode
  /** Says what could not be determined. */
  note?: ReactNode
  isFinding?: boolean
  onClose: () => void
}

export function LeadPanel(props: Props) {
  const { id, person, hiddenNote, answers, actions, note, isFinding = false, onClose } = props
  const t = useTranslation()
  const { email, title, company, location, industry, companySize, phone, linkedinUrl } = person
  const refusal = refusalOf(person, useSaidNo())
  return (
    <Panel
      id={id}
      title={leadName(person)}
      actions={
        (email || actions) && (
          <>
            {email && <WriteTo {...{ person, email, answers }} />}
            {actions}
          </>
        )
      }
      onClose={onClose}
    >
      <Stack gap="5">
        <Box>
          <Facts>
            <Fact label={t('Email')}>
              {email ? (
                <AddressText address={email} isWhole />
              ) : (
                <span>
                  <EmailCell lead={person} />
                </span>
              )}
              {refusal && <Text color="fg.warning">{refusalText(refusal)}</Text>}
              <KnownAddresses person={person} />
            </Fact>
            <TextFacts
              of={[
                [t('Title'), title],
                [t('Company'), company],
                [t('Phone'), phone],
              ]}
            />
            {linkedinUrl && (
              <Fact label={t('LinkedIn URL')}>
                <SafeLink url={linkedinUrl} />
              </Fact>
            )}
          </Facts>
          {/* Below, because it is several sentences and a button. */}
          {!email && hiddenNote}
        </Box>
        {note}
        {email && <PersonEvents email={email} />}
        <Memberships apolloId={person.apolloId} isFinding={isFinding} />
        <Facts>
          <TextFacts
            of={[
              [t('Company Size'), companySize && companySizeLabel(companySize)],
              [t('Industry'), industry && industryLabel(industry)],
              [t('Location'), location],
            ]}
          />
        </Facts>
      </Stack>
    </Panel>
  )
}

const TextFacts = ({ of }: { of: [label: string, text: string | undefined][] }) =>
  of.map(
    ([label, text]) =>
      text && (
        <Fact key={label} label={label}>
          <bdi dir="auto">{text}</bdi>
        </Fact>
      ),
  )

/** Source of an address that the search did not return, and other addresses in lists. */
function KnownAddresses({ person }: { person: Person }) {
  const t = useTranslation()
  const { data: lists = [] } = useQuery({ ...listsQuery, enabled: false })
  const read = useStore(readAddresses)
  const { email, addressFrom } = person
  const known = useMemo(
    () => whatListsKnow([person], lists, read).get(person)?.addresses ?? [],
    [person, lists, read],
  )
  const others = known.filter((one) => !isSameAddress(one.email, email ?? ''))
  return (
    <>
      {addressFrom !== undefined && (
        <Text color="fg.muted">{t('From your list {name}', { name: addressFrom })}</Text>
      )}
      {others.map((other) => (
        <Box key={other.email} mt="2">
          <AddressText address={other.email} isWhole />
          <Text color="fg.muted">{t('From your list {name}', { name: other.listName })}</Text>
        </Box>
      ))}
    </>
  )
}

type WriteToProps = Pick<Props, 'person' | 'answers'> & { email: string }

function WriteTo({ person, email, answers }: WriteToProps) {
  const t = useTranslation()
  const { data: campaigns = [] } = useQuery({ ...campaignsQuery, enabled: false })
  const name = leadName(person)
  return (
    <>
      <Button asChild data-yields size="sm" maxWidth="16rem">
        <a href={mailTo(email, subjectFor(person, answers, campaigns))}>
          <EmailIcon />
          <chakra.span truncate>{t('Write to {name}', { name })}</chakra.span>
        </a>
      </Button>
      <IconAction
        label={t('Copy address')}
        Icon={CopyIcon}
        size="sm"
        variant="outline"
        onClick={() => void copyEmails([person])}
      />
    </>
  )
}

/** Links only http(s); anything else is plain text. */
function SafeLink({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <bdi dir="auto">{url}</bdi>
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer">
      <UserText text={url} />
    </Link>
  )
}

function Memberships({ apolloId, isFinding }: Pick<Person, 'apolloId'> & { isFinding: boolean }) {
  const t = useTranslation()
  const lists = useQuery(listsQuery)
  const campaigns = useQuery(campaignsQuery)
  const own = lists.data?.filter(({ leads }) => leads.some((lead) => lead.apolloId === apolloId))
  const isKnown = apolloId !== undefined
  const ids = new Set(own?.map(({ id }) => id))
  const writers = own && campaigns.data?.filter(({ listId = '' }) => ids.has(listId))
  return (
    <>
      <NamedLinks
        title={t('Lists')}
        unknown={lists.isError && !lists.data && t('Not known: the lists could not be read.')}
        none={isKnown ? t('In no list.') : t('No list is known to have this person.')}
        onRetry={() => void lists.refetch()}
        links={(isFinding ? undefined : own)?.map(({ id, name }) => ({
          id,
          name,
          link: { to: '/lists', search: { contacts: id } },
        }))}
      />
      <NamedLinks
        title={t(msg('Campaigns that write to this person'))}
        unknown={
          (campaigns.isError || lists.isError) &&
          !writers &&
          t('Not known: the campaigns could not be read.')
        }
        none={
          isKnown
            ? t('No campaign writes to this person.')
            : t('No campaign is known to write to this person.')
        }
        onRetry={() => {
          for (const read of [campaigns, lists]) if (read.isError) void read.refetch()
        }}
        links={(isFinding ? undefined : writers)?.map(({ id, name, status }) => ({
          id,
          name,
          badge: <Badge colorPalette={statusPalette(status)}>{statusLabel(status)}</Badge>,
          link: { to: '/campaigns', search: { details: id } },
        }))}
      />
    </>
  )
}

type NamedLinksProps = {
  title: string
  unknown: string | false
  none: string
  /** Undefined while loading. */
  links: { id: string; name: string; badge?: ReactNode; link: LinkProps }[] | undefined
  onRetry: () => void
}

function NamedLinks({ title, unknown, none, links, onRetry }: NamedLinksProps) {
  const t = useTranslation()
  return (
    <Box as="section" aria-label={title}>
      <Text fontWeight="semibold" mb="1">
        {title}
      </Text>
      {unknown ? (
        <UnknownNote texts={[unknown]} onRetry={onRetry} />
      ) : (
        !links && <Loading label={t('Loading...')} />
      )}
      {links?.length === 0 && <Text color="fg.muted">{none}</Text>}
      {links?.map(({ id, name, badge, link }) => (
        <Flex key={id} align="center" gap="2" minHeight="8">
          <Link asChild minWidth="0" minHeight="6">
            <RouterLink {...link}>
              <UserText text={name || '–'} />
            </RouterLink>
          </Link>
          {badge}
        </Flex>
      ))}
    </Box>
  )
}
