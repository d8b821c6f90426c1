import { useNavigate } from '../../../lib/router/use-navigate.ts'
import { useLaunchGame } from '../../../app/player/use-launch-game.ts'
import { launchTarget } from '../../../features/games/launch-code.ts'
import { readSliderLink } from '../../../features/site/slider-link.ts'
import { bareText } from '../../../lib/text/safe-html.tsx'

type Open = (link: string | null, title: string) => void

/** Follows the link of a banner or a notice: a path, an address in a new tab, or a game. */
export function useOpenLink(): Open {
  const navigate = useNavigate()
  const { launch } = useLaunchGame()
  return (where, title) => {
    const link = readSliderLink(where)
    switch (link.kind) {
      case 'none':
        return
      case 'path':
        return navigate({ href: link.path })
      case 'address':
        return void window.open(link.address, '_blank', 'noopener')
      case 'game':
        return launch({ target: launchTarget(link.code), title: bareText(title) })
    }
  }
}
