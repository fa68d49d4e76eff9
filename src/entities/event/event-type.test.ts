import { expect, test } from 'vitest'
import { parse } from 'yaml'
import contractText from '../../../openapi.yaml?raw'
import { eventFilters, eventTypes } from './event-type'

type Enum = { enum: string[] }
type Contract = { components: { schemas: { EventType: Enum; EventFilter: Enum } } }

test('the filter and the charts have every event type of openapi.yaml', () => {
  const { components }: Contract = parse(contractText)
  const { EventType, EventFilter } = components.schemas
  expect(eventTypes.toSorted()).toEqual(EventType.enum.toSorted())
  expect(eventFilters.toSorted()).toEqual(EventFilter.enum.toSorted())
})
