import { expect, test } from 'vitest'
import { isPushService } from './push-services.ts'

const services = ['https://push.example', 'https://*.windows.example']

test.each([
  ['https://push.example/send/1', true],
  ['https://db5.windows.example/w/?token=1', true],
  ['http://push.example/send/1', false],
  ['https://push.example.evil.test/', false],
  ['https://windows.example/', false],
  ['https://evilwindows.example/', false],
  ['https://push.example:8443/', false],
  ['https://user@push.example/', false],
  ['http://127.0.0.1/', false],
  ['push', false],
])('[LAW-23] %s is a push service: %s', (endpoint, known) => {
  expect(isPushService(services, endpoint)).toBe(known)
})
