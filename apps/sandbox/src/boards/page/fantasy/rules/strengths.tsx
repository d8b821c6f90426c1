import { FANTASY_TEAMS, squadOf } from '@maidan/casino'
import type { BoardVoice } from '../../board.ts'
import type { FantasyKey } from '../words/fantasy-key.ts'

/** Every squad with how well its six bat and bowl, and what they cost. */
export function Strengths({ say }: Pick<BoardVoice<FantasyKey>, 'say'>) {
  return (
    <>
      <p>{say('strengthNote')}</p>
      <table className="fantasy-rules-table">
        <thead>
          <tr>
            <th scope="col">{say('cricketer')}</th>
            <th scope="col">{say('bat')}</th>
            <th scope="col">{say('bowl')}</th>
            <th scope="col">{say('creditsHead')}</th>
          </tr>
        </thead>
        {FANTASY_TEAMS.map((team) => (
          <tbody key={team}>
            <tr>
              <th className="fantasy-rules-team" colSpan={4} scope="rowgroup">
                {say(`team-${team}`)}
              </th>
            </tr>
            {squadOf(team).map(({ key, role, batting, bowling, credits }) => (
              <tr key={key}>
                <th scope="row">
                  {say(`name-${key}`)} <small>{say(`role-${role}`)}</small>
                </th>
                <td>{batting}</td>
                <td>{bowling > 0 ? bowling : '–'}</td>
                <td>{credits}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}
