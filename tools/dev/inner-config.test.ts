import { expect, test } from 'vitest'
import { readConfig } from '../start/config.ts'
import { innerConfig } from './inner-config.ts'

const inner = { site: 41_000, office: 41_001 }

test('only the api moves away, and the partners trust the address that people use', () => {
  const config = readConfig({ PORT: '4100' })
  const { ports, given } = innerConfig(config, inner)
  expect(ports).toEqual({ ...config.ports, PORT: 41_000, BACKOFFICE_PORT: 41_001 })
  expect(given.publicUrl).toBe('http://127.0.0.1:4100')
})

test('what dev builds does not take the place of what npm start built', () => {
  const config = readConfig({})
  expect(innerConfig(config, inner).buildDir).not.toBe(config.buildDir)
  expect(innerConfig(config, inner).dataDir).toBe(config.dataDir)
})

test('an address that was given stays', () => {
  const config = readConfig({ PUBLIC_URL: 'https://maidan.example' })
  expect(innerConfig(config, inner).given.publicUrl).toBe('https://maidan.example')
})
