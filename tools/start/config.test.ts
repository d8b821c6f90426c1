import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../root.ts'
import { DEFAULT_PORTS, PORT_KEYS, readConfig } from './config.ts'

test('an empty environment is one instance with the documented ports', () => {
  const config = readConfig({})
  expect(config.ports).toEqual(DEFAULT_PORTS)
  expect(config).toMatchObject({
    mode: 'sandbox',
    dataDir: resolve(ROOT, '.data'),
    seed: 'demo',
  })
  expect(config.smtpPort).toBeUndefined()
  expect(config.databaseUrl).toBeUndefined()
})

test('a second instance takes other ports and another data folder', () => {
  const config = readConfig({ PORT: '4100', METRICS_PORT: '4105', DATA_DIR: '/tmp/other' })
  expect(config.ports).toMatchObject({ PORT: 4100, METRICS_PORT: 4105, BACKOFFICE_PORT: 3001 })
  expect(config.dataDir).toBe('/tmp/other')
})

test('a live house is never filled with demo data by itself', () => {
  expect(readConfig({ MODE: 'live' })).toMatchObject({ mode: 'live', seed: 'none' })
})

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({
    ports: DEFAULT_PORTS,
    databaseUrl: undefined,
  })
})

test.each(['0', '65536', '30.5', 'http'])('the port "%s" is refused with its key', (port) => {
  expect(() => readConfig({ GAMES_PORT: port })).toThrow(/^GAMES_PORT must be a port number/)
})

test('one port for two listeners is refused with both keys', () => {
  expect(() => readConfig({ BACKOFFICE_PORT: '3000' })).toThrow(
    'PORT and BACKOFFICE_PORT are both 3000.',
  )
})

test('every port has its key in the order they are checked', () => {
  expect([...PORT_KEYS]).toEqual(Object.keys(DEFAULT_PORTS))
})
