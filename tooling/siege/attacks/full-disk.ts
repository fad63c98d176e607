import { type Attack, NotMade } from './attack.ts'

export const fullDisk: Attack = {
  name: 'full disk',
  async run({ disk }, end) {
    if (disk === undefined) return new NotMade('this user may not mount a small disk')
    return `${await disk.fill(end)} MB filled`
  },
}
