import { expect, it } from 'vitest'
import {
  AnswerError,
  ApiError,
  LateError,
  NetworkError,
  NotDoneError,
  NotSentError,
  outcomeOf,
  reasonOf,
  serverMessage,
} from './api-error'

it.each([
  ['{"message":"No"}', 'Bad Request', '400: {"message":"No"}'],
  ['', 'Bad Request', '400: Bad Request'],
])('reads "STATUS: body or status text" for %s', (body, statusText, message) => {
  expect(new ApiError(400, body, statusText).message).toBe(message)
})

it.each([
  ['{"message":"Email is taken"}', 'Email is taken'],
  ['{"error":"Email is taken"}', 'Email is taken'],
  ['{"message":"","error":"Email is taken"}', 'Email is taken'],
  ['Email is taken', 'Email is taken'],
  ['"Email is taken"', 'Email is taken'],
  ['""', undefined],
  ['{"code":12}', undefined],
  ['<!doctype html><h1>Bad gateway</h1>', undefined],
  ['x'.repeat(301), undefined],
  ['', undefined],
])('the server message in %s is %s', (body, expected) => {
  expect(serverMessage(new ApiError(500, body, 'Oops'))).toBe(expected)
})

it.each([
  [new NetworkError('x'), 'The server could not be reached. Check your connection and try again.'],
  [new AnswerError('The server sent an empty answer.'), 'The server sent an empty answer.'],
  [new ApiError(500, '<html>', ''), 'The server answered with status 500.'],
  [new ApiError(429, '', '', 20), 'The server is busy. Try again in 20 seconds.'],
  [
    new ApiError(429, '{"message":"Slow down"}', '', 3),
    'Slow down – The server is busy. Try again in 3 seconds.',
  ],
  [new ApiError(402, '{"message":"Not enough credits"}', ''), 'Not enough credits'],
  [new TypeError('x is undefined'), 'Something went wrong in the application.'],
])('the reason of %s', (error, expected) => {
  expect(reasonOf(error)).toBe(expected)
})

it.each([
  ...[400, 401, 403, 404, 409, 413, 422, 429].map((status) => [status, 'refused']),
  ...[304, 408, 500, 502, 503, 504].map((status) => [status, 'unknown']),
] as const)('a write that was answered with %d is %s', (status, outcome) => {
  expect(outcomeOf(new ApiError(Number(status), '', ''))).toBe(outcome)
})

it.each([
  [new NotDoneError('The server created none'), 'refused'],
  [new NotSentError(), 'refused'],
  [new NetworkError('lost'), 'unknown'],
  [new LateError('late'), 'unknown'],
  [new AnswerError('a page'), 'unknown'],
  [new DOMException('', 'AbortError'), 'unknown'],
  [new TypeError('anything else'), 'unknown'],
])('%#: the outcome of a write after %o is %s', (error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome)
})
