import './guide.css'
import sheet from '../src/foundation/tokens.css?raw'
import { tokensIn } from './facts.ts'

const tokens = tokensIn(sheet)

/** A table of tokens, each with an example and its value. */
export function TokenTable({ names }: { names: readonly string[] }) {
  return (
    <table className="guide-tokens">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">Looks like</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <td>
              <code>--{name}</code>
            </td>
            <td>{tokens.get(name) ?? 'set by the component'}</td>
            <td>
              <Specimen name={name} value={valueOf(name)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns the value of a token; if this is another token, returns the value of that token. */
function valueOf(name: string): string {
  const value = tokens.get(name) ?? ''
  const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? []
  return other === undefined ? value : valueOf(other)
}

function Specimen({ name, value }: { name: string; value: string }) {
  if (value.startsWith('#')) {
    return (
      <svg className="guide-tokens__colour" viewBox="0 0 4 2" aria-hidden="true">
        <rect width="4" height="2" fill={value} />
      </svg>
    )
  }
  if (/^(space|inset|gutter|target|line)/.test(name)) {
    return (
      <svg width="100%" height="1rem" aria-hidden="true">
        <rect width={value} height="1rem" className="guide-tokens__shape" />
      </svg>
    )
  }
  if (name.startsWith('radius')) {
    return (
      <svg width="8rem" height="4rem" aria-hidden="true">
        <rect width="8rem" height="4rem" rx={value} className="guide-tokens__shape" />
      </svg>
    )
  }
  const [, property] = /^(size|weight|font)-/.exec(name) ?? []
  if (property === undefined) return null
  return (
    <svg width="9rem" height="4rem" aria-hidden="true">
      <text y="3rem" {...{ [textProperties[property] ?? '']: value }}>
        Aé 12
      </text>
    </svg>
  )
}

const textProperties: Readonly<Record<string, string>> = { size: 'fontSize', weight: 'fontWeight', font: 'fontFamily' }

/** A table of all tokens of a family; `surface-paper`, for example, belongs to the family `surface`. */
export function TokenFamily({ of }: { of: string }) {
  return <TokenTable names={[...tokens.keys()].filter((name) => name.startsWith(`${of}-`))} />
}
