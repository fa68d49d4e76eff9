import {
  Badge,
  chakra,
  Flex,
  IconButton,
  Input,
  SimpleGrid,
  Stack,
  Switch,
  Tabs,
  Tag,
  Text,
  Textarea,
  Theme,
} from '@chakra-ui/react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { Button } from '@/shared/ui/button'
import { FormField } from '@/shared/ui/fields/form-field'
import { NumberField } from '@/shared/ui/fields/number-field'
import { SearchField } from '@/shared/ui/fields/search-field'
import { SegmentedControl } from '@/shared/ui/fields/segmented-control'
import { SelectField } from '@/shared/ui/fields/select-field'
import { AddIcon, CloseIcon, DeleteIcon, DownIcon } from '@/shared/ui/icons'
import { toolbar } from '@/shared/ui/page/toolbar'
import { Page } from '../support/page'

export default { title: 'Foundations/Every control' } satisfies Meta

const variants = ['solid', 'subtle', 'outline', 'ghost'] as const
const states = [
  ['usual', {}],
  ['hover', { 'data-hover': '' }],
  ['focus', { 'data-focus-visible': '' }],
  ['pressed', { 'data-expanded': '' }],
  ['disabled', { disabled: true }],
] as const
const industries = ['Education', 'Retail'].map((label) => ({ value: label, label }))
const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const

const nothing = () => {}

const Group = ({ name, children }: { name: string; children: ReactNode }) => (
  <Stack gap="2">
    <Text color="fg.muted" textStyle="xs">
      {name}
    </Text>
    {children}
  </Stack>
)

const Row = ({ children }: { children: ReactNode }) => (
  <Flex wrap="wrap" align="center" gap="2">
    {children}
  </Flex>
)

function Controls({ scheme }: { scheme: string }) {
  return (
    <Stack gap="6">
      {variants.map((variant) => (
        <Group key={variant} name={`Button, ${variant}`}>
          <Row>
            {states.map(([state, props]) => (
              <Button key={state} variant={variant} {...props}>
                {state}
              </Button>
            ))}
          </Row>
        </Group>
      ))}
      <Group name="Toolbar, 32 px">
        <Flex css={toolbar} wrap="wrap" align="center" gap="2">
          <Button size="sm">
            <AddIcon />
            Create
          </Button>
          <Button size="sm" variant="outline">
            More
            <DownIcon />
          </Button>
          <Button size="sm" variant="outline" aria-pressed colorPalette="brand">
            Not in my lists
          </Button>
          <IconButton size="sm" variant="ghost" aria-label={`Delete (${scheme})`}>
            <DeleteIcon />
          </IconButton>
        </Flex>
      </Group>
      <Group name="Field: empty, filled, disabled, wrong">
        <FormField label={`Name (${scheme})`}>
          <Input placeholder="Ada Lovelace" />
        </FormField>
        <FormField label={`Company (${scheme})`} helper="As it is written in the mail.">
          <Input defaultValue="Analytical Engines" />
        </FormField>
        <FormField label={`Role (${scheme})`} isDisabled>
          <Input defaultValue="user" />
        </FormField>
        <FormField label={`Email (${scheme})`} error="Invalid email address">
          <Input defaultValue="ada@" />
        </FormField>
        <FormField label={`Description (${scheme})`}>
          <Textarea rows={2} defaultValue="Two lines of text" />
        </FormField>
        <SelectField
          label={`Industry (${scheme})`}
          options={industries}
          value="Retail"
          onChange={nothing}
        />
        <NumberField
          label={`Result limit (${scheme})`}
          min={1}
          max={1000}
          fallback={25}
          value={25}
          onChange={nothing}
        />
        <SearchField label={`Search lists (${scheme})`} value="Berlin" onChange={nothing} />
      </Group>
      <Group name="Chosen: checkbox, radio, switch, segments">
        <Row>
          <chakra.label display="flex" gap="2">
            <chakra.input type="checkbox" boxSize="4" defaultChecked />
            Chosen
          </chakra.label>
          <chakra.label display="flex" gap="2">
            <chakra.input type="checkbox" boxSize="4" />
            Not chosen
          </chakra.label>
          <Switch.Root defaultChecked>
            <Switch.HiddenInput />
            <Switch.Control />
            <Switch.Label>On</Switch.Label>
          </Switch.Root>
          <Switch.Root>
            <Switch.HiddenInput />
            <Switch.Control />
            <Switch.Label>Off</Switch.Label>
          </Switch.Root>
        </Row>
        <Row>
          <SegmentedControl
            label={`Density (${scheme})`}
            options={densities}
            value="comfortable"
            onChange={nothing}
          />
        </Row>
      </Group>
      <Group name="Chip, badge">
        <Row>
          <Tag.Root size="lg" colorPalette="gray" borderRadius="full">
            <Tag.Label>CEO</Tag.Label>
            <Tag.EndElement>
              <Tag.CloseTrigger aria-label={`Remove CEO (${scheme})`}>
                <CloseIcon />
              </Tag.CloseTrigger>
            </Tag.EndElement>
          </Tag.Root>
          {(['gray', 'brand', 'green', 'orange', 'red', 'blue'] as const).map((palette) => (
            <Badge key={palette} colorPalette={palette}>
              {palette}
            </Badge>
          ))}
        </Row>
      </Group>
      <Group name="Tabs">
        <Tabs.Root defaultValue="one">
          <Tabs.List aria-label={`Tabs (${scheme})`}>
            <Tabs.Trigger value="one">CSV import</Tabs.Trigger>
            <Tabs.Trigger value="two">Search & Import</Tabs.Trigger>
            <Tabs.Trigger value="three" disabled>
              Disabled
            </Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="one">Choose a CSV file</Tabs.Content>
          <Tabs.Content value="two">Choose filters</Tabs.Content>
          <Tabs.Content value="three" />
        </Tabs.Root>
      </Group>
      <Group name="Menu">
        <Stack
          gap="0"
          p="1"
          bg="bg.float"
          borderWidth="1px"
          borderRadius="l2"
          boxShadow="md"
          width="12rem"
        >
          {['Edit Campaign', 'Duplicate', 'Delete'].map((label, index) => (
            <Text key={label} px="2" py="1.5" borderRadius="l1" bg={index === 1 ? 'bg.muted' : ''}>
              {label}
            </Text>
          ))}
        </Stack>
      </Group>
    </Stack>
  )
}

export const LightAndDark: StoryObj = {
  render: () => (
    <Page
      title="Every control"
      intro="All controls in their states, side by side in light and dark: what stands in one row has one height."
    >
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
        {(['light', 'dark'] as const).map((scheme) => (
          <Theme
            key={scheme}
            appearance={scheme}
            p="5"
            bg="bg.panel"
            borderWidth="1px"
            borderRadius="l3"
          >
            <Controls scheme={scheme} />
          </Theme>
        ))}
      </SimpleGrid>
    </Page>
  ),
}
