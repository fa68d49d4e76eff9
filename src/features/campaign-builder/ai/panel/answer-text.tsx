import { Alert, Box, Checkbox } from '@chakra-ui/react'
import { type ReactNode, useMemo, useState } from 'react'
import { perLocale } from '@/shared/i18n/active-language'
import { msg, type Translatable, useTranslation } from '@/shared/i18n/translate'
import type { Fact } from '@/entities/campaign/tokens/mentions'
import { describeTokenProblem, lintTokens } from '@/entities/campaign/tokens/token-lint'
import { MailFrame } from '@/entities/campaign/mail/mail-frame'
import { htmlToPlainText } from '@/editor/html/plain-text'
import { Button } from '@/shared/ui/button'
import { CopyButton } from '@/shared/ui/copy/copy-button'
import { PanelFooter } from './panel-footer'
import { isRewrite } from '../ai-settings'
import { mentionedOf, textForAll, replacementOf, withMarks } from '../contact-data'
import type { AiAnswer } from '../ai-answer'

type Props = {
  answer: AiAnswer
  cancel: ReactNode
  again: ReactNode
  onInsert: (html: string) => void
  onReplace: (html: string) => void
}

const factNames: Record<Fact, Translatable> = {
  name: msg('name', 'of a contact'),
  company: msg('company', 'of a contact'),
  title: msg('job title', 'of a contact'),
  address: msg('e-mail address', 'of a contact'),
  city: msg('city', 'of a contact'),
}

/** In English without a comma before “and”. */
const and = perLocale((locale) => new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale))

type BodyProps = {
  answer: AiAnswer
  /** Whether data of the contact is replaced with tokens. */
  isForAll?: boolean
  maxHeight?: string
}

/**
 * Shows the text with the contact's data highlighted, and what needs to be rewritten or corrected.
 */
export function AnswerBody({ answer, isForAll = true, maxHeight = '480px' }: BodyProps) {
  const t = useTranslation()
  const mentioned = useMemo(() => mentionedOf(answer), [answer])
  const forAll = useMemo(() => textForAll(answer.html, mentioned), [answer.html, mentioned])
  const shown = useMemo(
    () => withMarks(answer.html, { contact: mentioned, isForAll, t }),
    [answer.html, mentioned, isForAll, t],
  )
  const problems = useMemo(
    () => lintTokens(htmlToPlainText(isForAll ? forAll.html : answer.html)),
    [isForAll, forAll, answer],
  )
  const listed = forAll.places.filter(({ token }) => isForAll || !token)

  return (
    <>
      <MailFrame
        title={t('Generated text')}
        html={shown}
        maxHeight={maxHeight}
        borderWidth="1px"
        borderRadius="l2"
      />
      {listed.length > 0 && (
        <Box as="ul" aria-label={t('Data of one contact')} ps="5" textStyle="sm">
          {listed.map((place) => (
            <Box as="li" key={place.words} color={place.token ? 'fg.muted' : 'fg.warning'}>
              {replacementOf(place, t)}
            </Box>
          ))}
        </Box>
      )}
      {problems.map((problem) => (
        <Alert.Root key={problem.index} status="warning" size="sm">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">{describeTokenProblem(problem)}</Alert.Title>
        </Alert.Root>
      ))}
    </>
  )
}

/**
 * Adapts a text written for one contact to the whole list: the contact's data becomes tokens, and
 * data without a token is highlighted for the user to rewrite.
 */
export function AnswerText({ answer, cancel, again, onInsert, onReplace }: Props) {
  const t = useTranslation()
  const { settings, contact } = answer
  const forAll = useMemo(() => textForAll(answer.html, mentionedOf(answer)), [answer])
  const facts = [...new Set(forAll.places.filter(({ token }) => token).map(({ fact }) => fact))]
  const [isForAll, setIsForAll] = useState(true)
  const html = isForAll ? forAll.html : answer.html
  const text = useMemo(() => htmlToPlainText(html), [html])
  const named = and().format(facts.map((fact) => t(factNames[fact])))
  const isReplacing = settings.insertMode === 'replace' || isRewrite(settings.preset)

  const actions = [
    { label: t('Replace'), onPress: onReplace, isMain: isReplacing },
    { label: t('Insert'), onPress: onInsert, isMain: !isReplacing },
  ].toSorted((a, b) => Number(a.isMain) - Number(b.isMain))

  return (
    <>
      <AnswerBody answer={answer} isForAll={isForAll} />
      {facts.length > 0 && (
        <Checkbox.Root
          size="sm"
          alignItems="flex-start"
          checked={isForAll}
          onCheckedChange={({ checked }) => setIsForAll(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            {!contact
              ? t('Turn the {facts} of the sample into tokens', { facts: named })
              : contact.name
                ? t('Turn the {facts} of {name} into tokens', { facts: named, name: contact.name })
                : t('Turn the {facts} of the contact into tokens', { facts: named })}
          </Checkbox.Label>
        </Checkbox.Root>
      )}
      <PanelFooter>
        {cancel}
        <CopyButton isIconOnly size="sm" label={t('Copy')} text={() => text} />
        {actions.map(({ label, onPress, isMain }) => (
          <Button
            key={label}
            size="sm"
            variant={isMain ? 'solid' : 'outline'}
            onClick={() => onPress(html)}
          >
            {label}
          </Button>
        ))}
        {again}
      </PanelFooter>
    </>
  )
}
