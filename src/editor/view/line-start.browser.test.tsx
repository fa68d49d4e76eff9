import { cleanup } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { mountBody, writeIn } from '@/test/mount-body'

afterEach(cleanup)

it.each(['{ArrowLeft}{ArrowLeft}', '{ArrowLeft}{Control>}{ArrowLeft}{/Control}'])(
  'text typed at the start of a line in front of a chip stays on this line: %s',
  async (keys) => {
    const body = mountBody('<p>{{first_name}}<br>{{company}}</p>')
    await writeIn(body, `${keys}abc`)
    expect(body.html()).toBe('<p>{{first_name}}<br>abc{{company}}</p>')
  },
)
