import { Alert, Button, Checkbox, Flex } from '@chakra-ui/react'
import { type ReactNode, useMemo, useState } from 'react'
import { describeTokenProblem, lintTokens } from '../content/token-lint'
import { MailBody } from '../details/mail-body'
import { htmlToPlainText } from '../editor/plain-text'
import { isRewrite } from './ai-settings'
import { namesToTokens } from './name-tokens'
import type { AiAnswer } from './use-ai-help'

type Props = {
  answer: AiAnswer
  /** Further actions on the text as it is shown. */
  more: (text: () => string) => ReactNode
  onInsert: (html: string) => void
  onReplace: (html: string) => void
}

/** It was written for one person and goes to all of a list: tokens are offered, and chosen at first. */
export function AnswerText({ answer, more, onInsert, onReplace }: Props) {
  const { settings, lead, contact } = answer
  const withTokens = useMemo(() => namesToTokens(answer.html, lead), [answer.html, lead])
  const hasNames = withTokens !== answer.html
  const [isForAll, setIsForAll] = useState(true)
  const html = isForAll ? withTokens : answer.html
  const text = useMemo(() => htmlToPlainText(html), [html])
  const isReplacing = settings.insertMode === 'replace' || isRewrite(settings.preset)

  return (
    <>
      <MailBody html={html} label="Generated text" />
      {hasNames && (
        <Checkbox.Root
          size="sm"
          alignItems="flex-start"
          checked={isForAll}
          onCheckedChange={({ checked }) => setIsForAll(checked === true)}
        >
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            {contact
              ? `Turn the name, company and job title of ${contact.name || 'the contact'} into tokens`
              : 'Turn the name, company and job title of the sample into tokens'}
          </Checkbox.Label>
        </Checkbox.Root>
      )}
      {lintTokens(text).map((problem) => (
        <Alert.Root key={problem.index} status="warning" size="sm">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">{describeTokenProblem(problem)}</Alert.Title>
        </Alert.Root>
      ))}
      <Flex wrap="wrap" gap="2">
        <Button
          size="sm"
          variant={isReplacing ? 'outline' : 'solid'}
          onClick={() => onInsert(html)}
        >
          Insert
        </Button>
        <Button
          size="sm"
          variant={isReplacing ? 'solid' : 'outline'}
          onClick={() => onReplace(html)}
        >
          Replace
        </Button>
        {more(() => text)}
      </Flex>
    </>
  )
}
