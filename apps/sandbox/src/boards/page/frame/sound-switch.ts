import type { Sounds } from '../../../games/page/sound/sounds.ts'

const listeners = new Set<() => void>()

/** Switches the sound of the page, and tells everybody who shows whether it is on. */
export function soundSwitch(sounds: Sounds) {
  return {
    flip: () => {
      sounds.setOn(!sounds.isOn())
      sounds.play('press')
      for (const listener of listeners) listener()
    },
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
