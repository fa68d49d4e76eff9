import { Badge, Box, Button, Flex, Link, Stack, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink, type LinkProps } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { copyEmails } from '@/entities/lead/copy-emails'
import { companySizeLabel, industryLabel } from '@/entities/lead/lead-labels'
import { type KnownLead, readAddresses, whatListsKnow } from '@/entities/lead/known-people'
import type { Contact } from '@/entities/lead/lead-mapping'
import { EmailCell, leadName } from '@/entities/lead/ui/lead-columns'
import { listsQuery } from '@/entities/list/list-queries'
import { msg, useTranslation } from '@/shared/i18n/translate'
import { useStore } from '@/shared/lib/state/store'
import { isSameAddress } from '@/shared/lib/values/addresses'
import { CopyIcon } from '@/shared/ui/icons'
import { Loading } from '@/shared/ui/loading'
import { Fact, Facts, Panel } from '@/shared/ui/panel/panel'
import { UnknownNote } from '@/shared/ui/unknown-note'
import { UserText } from '@/shared/ui/user-text'
import { statusLabel } from '../campaign'
import { campaignsQuery } from '../campaign-queries'

type Person = Omit<KnownLead, 'key'> & Pick<Contact, 'phone' | 'linkedinUrl'>

type Props = {
  id: string
  person: Person
  /** Beside an address that is hidden. */
  reveal?: ReactNode
  onClose: () => void
}

/** What is known about a lead or a contact, with its lists and the campaigns that write to it. */
export function LeadPanel({ id, person, reveal, onClose }: Props) {
  const t = useTranslation()
  const { email, title, company, location, industry, companySize, phone, linkedinUrl } = person
  const facts: [label: string, text: string | undefined][] = [
    [t('Title'), title],
    [t('Company'), company],
    [t('Company Size'), companySize && companySizeLabel(companySize)],
    [t('Industry'), industry && industryLabel(industry)],
    [t('Location'), location],
    [t('Phone'), phone],
  ]
  return (
    <Panel id={id} title={leadName(person)} onClose={onClose}>
      <Stack gap="5">
        <Facts>
          <Fact label={t('Email')}>
            <Flex wrap="wrap" align="center" justify="space-between" gap="2">
              {email ? (
                <Box as="bdi" {...{ dir: 'auto' }} minWidth="0">
                  {email}
                </Box>
              ) : (
                <span>
                  <EmailCell lead={person} />
                </span>
              )}
              {email && (
                <Button size="xs" variant="outline" onClick={() => void copyEmails([person])}>
                  <CopyIcon />
                  {t('Copy')}
                </Button>
              )}
            </Flex>
            <KnownAddresses person={person} />
            {!email && reveal}
          </Fact>
          {facts.map(
            ([label, text]) =>
              text && (
                <Fact key={label} label={label}>
                  <bdi dir="auto">{text}</bdi>
                </Fact>
              ),
          )}
          {linkedinUrl && (
            <Fact label={t('LinkedIn URL')}>
              <SafeLink url={linkedinUrl} />
            </Fact>
          )}
        </Facts>
        <Memberships apolloId={person.apolloId} />
      </Stack>
    </Panel>
  )
}

/** Where the address comes from if the search did not return it, and other ones that lists have. */
function KnownAddresses({ person }: { person: Person }) {
  const t = useTranslation()
  const { data: lists = [] } = useQuery(listsQuery)
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
          <bdi dir="auto">{other.email}</bdi>
          <Text color="fg.muted">{t('From your list {name}', { name: other.listName })}</Text>
        </Box>
      ))}
    </>
  )
}

/** Whatever else an address may be is only text. */
function SafeLink({ url }: { url: string }) {
  if (!/^https?:\/\//i.test(url)) return <bdi dir="auto">{url}</bdi>
  return (
    <Link href={url} target="_blank" rel="noopener noreferrer" colorPalette="brand">
      <UserText text={url} />
    </Link>
  )
}

/** The lists that the person is in, and the campaigns that write to these lists. */
function Memberships({ apolloId }: Pick<Person, 'apolloId'>) {
  const t = useTranslation()
  const lists = useQuery(listsQuery)
  const campaigns = useQuery(campaignsQuery)
  const own = lists.data?.filter(({ leads }) => leads.some((lead) => lead.apolloId === apolloId))
  const ids = new Set(own?.map(({ id }) => id))
  const writers = own && campaigns.data?.filter(({ listId = '' }) => ids.has(listId))
  return (
    <>
      <NamedLinks
        title={t('Lists')}
        unknown={lists.isError && !lists.data && t('Not known: the lists could not be read.')}
        none={t('In no list.')}
        onRetry={() => void lists.refetch()}
        links={own?.map(({ id, name }) => ({
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
        none={t('No campaign writes to this person.')}
        onRetry={() => {
          for (const read of [campaigns, lists]) if (read.isError) void read.refetch()
        }}
        links={writers?.map(({ id, name, status }) => ({
          id,
          name,
          badge: statusLabel(status),
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
  /** Undefined until they are read. */
  links: { id: string; name: string; badge?: string; link: LinkProps }[] | undefined
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
          <Link asChild minWidth="0" colorPalette="brand">
            <RouterLink {...link}>
              <UserText text={name || '–'} />
            </RouterLink>
          </Link>
          {badge && <Badge flexShrink="0">{badge}</Badge>}
        </Flex>
      ))}
    </Box>
  )
}
