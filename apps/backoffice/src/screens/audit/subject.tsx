import { Link } from '@tanstack/react-router'
import { paths } from '../../app/paths.ts'

const linkClass = 'tabular whitespace-nowrap text-sky underline-offset-2 hover:underline'

/** What an act was done to: `payment:D…` and `player:…` lead there, anything else stands as it is. */
export function Subject({ subject }: { subject: string }) {
  const [kind = '', key = ''] = subject.split(':')
  if (kind === 'player' && key !== '')
    return (
      <Link className={linkClass} params={{ playerId: key }} to={paths.player}>
        {subject}
      </Link>
    )
  if (kind === 'payment' && /^[DW]/.test(key))
    return (
      <Link
        className={linkClass}
        search={{ state: 'all', open: key }}
        to={key.startsWith('D') ? paths.deposits : paths.withdrawals}
      >
        {key}
      </Link>
    )
  return <span className="tabular whitespace-nowrap">{subject}</span>
}
