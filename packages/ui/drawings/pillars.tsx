import { cast } from './cast.ts'
import { paint } from './parts/paint.ts'
import { Arm, Person } from './parts/person.tsx'
import { Limb, Scene } from './parts/scene.tsx'
import { Cup, Heart, Table, Tree } from './parts/things.tsx'

export const EatingWell = () => (
  <Scene ground={paint.honey} sun={[188, 56, 24]}>
    <Person x={118} y={86} size={1.15} tilt={-3} look={3} top={paint.fern} collar="round" {...cast.rosa}>
      <Arm d="M-26 30C-30 56-42 60-50 52" hand={[-52, 48]} skin="olive" sleeve={paint.fern} />
      <Arm d="M26 30C30 56 42 60 48 52" hand={[50, 48]} skin="olive" sleeve={paint.fern} />
    </Person>
    <Table y={168} />
    <path d="M92 142c-6-22 12-26 18-12 2-14 20-14 20 0 10-10 22 0 14 12Z" fill={paint.sage} />
    <path d="M106 136h.1M130 134h.1" stroke={paint.clay} strokeWidth="12" />
    <path d="M82 140H156C154 160 140 168 119 168S84 160 82 140Z" fill={paint.white} />
    <path d="M178 166c-12-12-30-10-36 0 6 9 24 10 36 0l10-8v16Z" transform="translate(22 -4)" fill={paint.sea} />
    <path d="M172 160h.1" strokeWidth="4" />
    <circle cx="50" cy="157" r="11" fill={paint.clay} />
    <path d="M50 147c0-5 3-8 8-8" />
  </Scene>
)

export const Moving = () => (
  <Scene sun={[62, 54, 26]}>
    <Tree x={200} y={194} />
    <Person
      x={116}
      y={72}
      size={0.97}
      height={60}
      tilt={-5}
      look={-4}
      mouth="laugh"
      top={paint.amber}
      {...cast.mei}
      behind={
        <>
          <Limb d="M10 52C14 80 14 92 16 106" colour={paint.pine} width={17} />
          <Limb d="M-10 52C-34 70-38 78-26 102" colour={paint.pine} width={17} />
          <path d="M10 120v-14c13 0 19 5 19 14ZM-38 112c-2-9 2-14 16-16l4 10Z" fill={paint.clay} />
        </>
      }
    >
      <Arm d="M-24 28C-34 30-50 16-58-6" hand={[-61, -12]} skin="peach" sleeve={paint.amber} />
      <Arm d="M24 28C36 30 50 16 58-6" hand={[61, -12]} skin="peach" sleeve={paint.amber} />
    </Person>
  </Scene>
)

const piece = 'M-16-14H-5C-8-24 8-24 5-14H16V-4C26-7 26 9 16 6V16H-16Z'

export const UsingYourMind = () => (
  <Scene sun={[188, 54, 24]}>
    <Person x={112} y={84} size={1.15} tilt={4} look={3} down={2} top={paint.clay} collar="shirt" {...cast.henri}>
      <Arm d="M-26 30C-28 60-24 66-4 66" hand={[2, 66]} skin="peach" sleeve={paint.clay} />
      <Arm d="M26 30C30 58 42 58 50 40" hand={[52, 34]} skin="peach" sleeve={paint.clay} />
    </Person>
    <Table y={168} />
    <g fill={paint.amber}>
      <path d={piece} transform="translate(176 108) rotate(12)" />
    </g>
    <path d={piece} transform="translate(58 151)" fill={paint.sage} />
    <path d={piece} transform="translate(176 151)" fill={paint.sea} />
  </Scene>
)

export const SeeingPeople = () => (
  <Scene sun={[120, 40, 18]}>
    <Person x={70} y={98} size={1.1} tilt={5} look={5} mouth="laugh" top={paint.sea} collar="cardigan" {...cast.odile}>
      <Arm d="M26 30C30 56 34 58 40 50" hand={[40, 46]} skin="fair" sleeve={paint.sea} />
    </Person>
    <Person x={172} y={94} size={1.1} tilt={-5} look={-5} eyes="smiling" top={paint.clay} collar="vee" {...cast.grace}>
      <Arm d="M-26 30C-30 56-32 60-36 56" hand={[-38, 54]} skin="brown" sleeve={paint.clay} />
    </Person>
    <Table y={168} />
    <Cup x={104} y={168} />
    <Cup x={142} y={168} />
  </Scene>
)

export const CaringForYourHeart = () => (
  <Scene ground={paint.honey} sun={[52, 56, 24]}>
    <Person x={104} y={88} size={1.15} build={36} tilt={-2} look={3} top={paint.sage} {...cast.samuel}>
      <Arm d="M-28 30C-30 60-24 68-2 66" hand={[2, 66]} skin="deep" sleeve={paint.sage} />
      <Arm d="M28 30C29 56 40 64 62 65" hand={[66, 65]} skin="deep" sleeve={paint.sage} />
      <rect x="17" y="34" width="25" height="19" rx="4" fill={paint.sea} transform="rotate(-10 30 44)" />
    </Person>
    <Table y={168} />
    <path d="M154 138C160 120 172 134 182 142" />
    <rect x="172" y="126" width="44" height="42" rx="6" fill={paint.white} />
    <Heart x={194} y={146} />
  </Scene>
)
