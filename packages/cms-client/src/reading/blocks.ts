import * as v from 'valibot'
import type { Block, BlockKind } from '../block.ts'
import type { Attributes } from './envelope.ts'
import { listBlockReaders } from './list-blocks.ts'
import { leaveOut, type Place } from './place.ts'
import { read, readEach } from './read.ts'
import { singleBlockReaders } from './single-blocks.ts'

const component = v.looseObject({ __component: v.string() })

type BlockReader = (fields: Attributes, place: Place) => Block | undefined

const readers: Readonly<Record<BlockKind, BlockReader>> = { ...singleBlockReaders, ...listBlockReaders }

/** Reads a dynamic zone, whose components are `blocks.<kind>`; a component of another kind is left out. */
export function readBlocks(values: readonly unknown[], place: Place): Block[] {
  return readEach(values, place, (value, place) => {
    const fields = read(component, value, place)
    const kind = /^blocks\.([a-z-]+)$/.exec(fields.__component)?.[1]
    return isBlockKind(kind) ? readers[kind](fields, place) : leaveOut(place, 'is a block of an unknown kind')
  })
}

function isBlockKind(kind: string | undefined): kind is BlockKind {
  return kind !== undefined && Object.hasOwn(readers, kind)
}
