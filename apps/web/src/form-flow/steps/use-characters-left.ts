import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

/** Says how many characters may still be typed; less than zero are too many. */
export function useCharactersLeft(): (left: number) => string {
  const { t } = useLingui()
  return (left) => {
    const over = -left
    if (over > 0) {
      return t({
        id: 'form-flow.counter.over',
        message: plural(over, { one: '# caractère en trop', other: '# caractères en trop' }),
      })
    }
    return t({
      id: 'form-flow.counter.left',
      message: plural(left, { one: '# caractère restant', other: '# caractères restants' }),
    })
  }
}
