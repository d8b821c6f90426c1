import { FISH } from '@maidan/casino'
import { describe, expect, test } from 'vitest'
import { fishAt, fishInSight, openSchools, swimOn, type Water } from './school.ts'

const water: Water = { width: 360, top: 80, bottom: 330, scale: 1 }
const half = () => 0.5

const schools = () => openSchools(water, half)

describe('schools', () => {
  test('hold every kind that can be cast at', () => {
    expect(new Set(schools().map(({ kind }) => kind))).toEqual(
      new Set(FISH.map(({ kind }) => kind)),
    )
  })

  test('stay between the surface and the bed, and come back from where they leave', () => {
    const fishes = schools()
    for (let frame = 0; frame < 4_000; frame += 1) {
      for (const fish of fishes) swimOn(fish, 16, water)
    }
    for (const fish of fishes) {
      expect(fish.y).toBeGreaterThan(water.top)
      expect(fish.y).toBeLessThan(water.bottom)
      expect(Math.abs(fish.x - water.width / 2)).toBeLessThan(water.width / 2 + fish.lengthPx)
    }
  })

  test('a fish under a net stays, one that slips away is fast, one in the boat is not there', () => {
    const [fish] = schools()
    if (!fish) throw new Error('There are fish')
    const from = (fish.x = 100)
    fish.state = 'held'
    swimOn(fish, 100, water)
    expect(fish.x).toBe(from)
    fish.state = 'swims'
    swimOn(fish, 100, water)
    const swum = fish.x - from
    fish.state = 'flees'
    swimOn(fish, 100, water)
    expect(fish.x - from - swum).toBeCloseTo(swum * 7)
    fish.state = 'gone'
    expect(fishAt([fish], fish.x, fish.y)).toBeUndefined()
    swimOn(fish, 2_000, water)
    expect(fish.state).toBe('swims')
  })

  test('a finger beside the smallest fish still means it, one in open water means none', () => {
    const fishes = schools().filter(({ kind }) => kind === 'puti')
    const [fish] = fishes
    if (!fish) throw new Error('There are puti')
    expect(fishAt([fish], fish.x + 30, fish.y + 18)).toBe(fish)
    expect(fishAt([fish], fish.x + 60, fish.y)).toBeUndefined()
  })

  test('a kind is found while one of it is free', () => {
    const fishes = schools()
    const boal = fishInSight(fishes, 'boal', water)
    expect(boal?.kind).toBe('boal')
    if (boal) boal.state = 'held'
    expect(fishInSight(fishes, 'boal', water)).toBeUndefined()
  })
})
