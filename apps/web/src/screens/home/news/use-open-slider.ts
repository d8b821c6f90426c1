import { useNavigate } from '../../../lib/router/use-navigate.ts'
import { useLaunchGame } from '../../../app/player/use-launch-game.ts'
import { launchTarget } from '../../../features/games/launch-code.ts'
import type { Slider } from '../../../features/site/queries.ts'
import { readSliderLink } from '../../../features/site/slider-link.ts'
import { bareText } from '../../../lib/text/safe-html.tsx'

/** Follows a banner's link: a path, an address in a new tab, or a game. */
export function useOpenSlider(): (slider: Slider) => void {
  const navigate = useNavigate()
  const { launch } = useLaunchGame()
  return (slider) => {
    const link = readSliderLink(slider.link)
    switch (link.kind) {
      case 'none':
        return
      case 'path':
        return navigate({ href: link.path })
      case 'address':
        return void window.open(link.address, '_blank', 'noopener')
      case 'game':
        return launch({ target: launchTarget(link.code), title: bareText(slider.name) })
    }
  }
}
