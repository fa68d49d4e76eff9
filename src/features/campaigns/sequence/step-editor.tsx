import { Button, Heading, Input, Stack, Text } from '@chakra-ui/react'
import { FormField } from '@/shared/ui/form-field'
import { NumberField } from '@/shared/ui/number-field'
import { adviceOnCopies } from './copy-addresses'
import { PlainBodyField } from './plain-body-field'
import { SenderField } from './sender-field'
import { type EmailStep, waitRange } from './sequence'

type Props = {
  step: EmailStep
  position: number
  onChange: (change: Partial<EmailStep>) => void
}

export function StepEditor({ step, position, onChange }: Props) {
  return (
    <Stack
      as="section"
      aria-label={`Editor of step ${position}`}
      gap="5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      p={{ base: '4', md: '6' }}
    >
      <Heading as="h2" size="md">
        {`Step ${position}: Email`}
      </Heading>
      <FormField label="Subject">
        <Input
          autoComplete="off"
          value={step.subject}
          onChange={(event) => onChange({ subject: event.target.value })}
        />
      </FormField>
      <SenderField sender={step.sender} onChange={(sender) => onChange({ sender })} />
      {step.showCc ? (
        <FormField label="Cc" helper={adviceOnCopies(step.cc, step.sender)}>
          <Input
            autoComplete="off"
            placeholder="name@example.com, other@example.com"
            value={step.cc}
            onChange={(event) => onChange({ cc: event.target.value })}
          />
        </FormField>
      ) : null}
      <Button
        size="xs"
        variant="ghost"
        alignSelf="flex-start"
        onClick={() => onChange({ showCc: !step.showCc })}
      >
        {step.showCc ? 'Remove cc' : 'Add cc'}
      </Button>
      {position === 1 ? (
        <Text color="fg.muted">The first step is sent at once: its delay is 0 days.</Text>
      ) : (
        <NumberField
          {...waitRange}
          label="Delay in days"
          width="8rem"
          value={step.delay}
          onChange={(delay) => onChange({ delay })}
        />
      )}
      <PlainBodyField
        label="Body"
        value={step.content}
        onChange={(content) => onChange({ content })}
      />
    </Stack>
  )
}
