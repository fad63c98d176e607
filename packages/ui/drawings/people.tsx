import { cast } from './cast.ts'
import { paint, skins } from './parts/paint.ts'
import { Arm, Person } from './parts/person.tsx'
import { Limb, Scene } from './parts/scene.tsx'
import { Cup, Paper, Plant, stethoscope, Table, Tree } from './parts/things.tsx'

export const OlderWoman = () => (
  <Scene sun={[176, 56, 30]}>
    <Plant x={44} y={192} />
    <Person
      x={122}
      y={100}
      size={1.3}
      tilt={3}
      look={2}
      top={paint.pine}
      collar="cardigan"
      under={paint.honey}
      {...cast.odile}
    >
      <Arm d="M-26 30C-27 56-22 62-6 60" hand={[-2, 60]} skin="fair" sleeve={paint.pine} />
      <Arm d="M26 30C27 58 22 66 8 64" hand={[3, 63]} skin="fair" sleeve={paint.pine} />
    </Person>
  </Scene>
)

export const OlderMan = () => (
  <Scene sun={[60, 62, 28]}>
    <Person x={114} y={98} size={1.3} build={38} tilt={-3} look={-2} top={paint.clay} collar="shirt" {...cast.samuel}>
      <Arm d="M-30 30V100" skin="deep" sleeve={paint.clay} />
      <Limb d="M60 90L54 40" colour={paint.wood} width={4} />
      <Arm d="M30 30C31 50 37 60 48 46" hand={[53, 40]} skin="deep" sleeve={paint.clay} />
    </Person>
  </Scene>
)

export const Couple = () => (
  <Scene sun={[122, 54, 32]}>
    <Person x={156} y={102} size={1.15} build={36} tilt={-6} look={-4} top={paint.sea} collar="shirt" {...cast.henri}>
      <Arm d="M28 30C30 60 24 64 8 62" hand={[2, 60]} skin="peach" sleeve={paint.sea} />
    </Person>
    <Person x={92} y={112} size={1.1} tilt={7} look={4} eyes="smiling" top={paint.amber} {...cast.rosa}>
      <Arm d="M-26 30C-27 56-22 60-4 58" hand={[2, 56]} skin="olive" sleeve={paint.amber} />
    </Person>
    <path d="M54 142c-6-4-5-13 3-14s14 3 12 9-10 8-15 5Z" fill={skins.peach} />
  </Scene>
)

export const DaughterAndFather = () => (
  <Scene sun={[54, 58, 24]}>
    <Person x={156} y={92} size={1.1} tilt={-5} look={-5} top={paint.amber} collar="vee" {...cast.awa}>
      <Arm d="M26 30C28 60 18 66-2 66" hand={[-6, 66]} skin="deep" sleeve={paint.amber} />
    </Person>
    <Person
      x={90}
      y={98}
      size={1.1}
      build={36}
      tilt={4}
      look={4}
      down={1}
      top={paint.sea}
      collar="cardigan"
      {...cast.samuel}
    >
      <Arm d="M-28 30C-30 58-20 62 2 60" hand={[8, 60]} skin="deep" sleeve={paint.sea} />
    </Person>
    <path d="M52 132c-5-4-4-11 3-12s13 3 11 9-9 7-14 3Z" fill={skins.deep} />
    <Table y={168} />
    <Paper x={118} y={168} />
    <Cup x={196} y={168} />
  </Scene>
)

export const Tea = () => (
  <Scene sun={[186, 56, 26]}>
    <Person x={112} y={94} size={1.25} tilt={-4} look={4} top={paint.fern} collar="roll" {...cast.paul}>
      <Arm d="M-26 30C-28 56-22 58-4 56" hand={[2, 56]} skin="fair" sleeve={paint.fern} />
      <Arm d="M26 30C28 56 34 56 38 50" hand={[35, 50]} skin="fair" sleeve={paint.fern} />
    </Person>
    <Table y={168} />
    <Cup x={162} y={168} />
    <Paper x={58} y={168} />
  </Scene>
)

export const OnThePhone = () => (
  <Scene sun={[58, 60, 28]}>
    <Person x={116} y={98} size={1.3} tilt={6} look={-3} eyes="smiling" top={paint.sea} collar="vee" {...cast.mei}>
      <Arm d="M-26 30C-27 60-20 66-2 64" hand={[3, 63]} skin="peach" sleeve={paint.sea} />
      <rect x="24" y="-42" width="11" height="28" rx="4" fill={paint.ink} transform="rotate(10 30 -28)" />
      <Arm d="M26 30C32 66 62 40 36-8" hand={[33, -14]} skin="peach" sleeve={paint.sea} />
    </Person>
  </Scene>
)

/** A caller of the team. */
export const Caller = () => (
  <Scene sun={[178, 58, 28]}>
    <Person x={116} y={92} size={1.25} tilt={-3} look={-2} top={paint.pine} {...cast.amina}>
      <path d="M-22-25C-26-66 26-66 24-25" strokeWidth="4" />
      <rect x="18" y="-32" width="11" height="17" rx="5" fill={paint.amber} />
      <path d="M24-16C24-4 14-6 6-7" strokeWidth="2.4" />
      <Arm d="M-26 30C-28 56-24 62-8 60" hand={[-3, 60]} skin="olive" sleeve={paint.pine} />
    </Person>
    <Table y={168} />
    <path d="M138 168L146 126H206L198 168Z" fill={paint.white} />
    <path d="M172 146h.1" stroke={paint.fern} strokeWidth="8" />
  </Scene>
)

export const WithDoctor = () => (
  <Scene sun={[120, 56, 26]}>
    <Person
      x={70}
      y={96}
      size={1.1}
      tilt={3}
      look={6}
      top={paint.white}
      collar="coat"
      under={paint.sage}
      {...cast.grace}
    >
      {stethoscope}
      <Arm d="M-26 30C-27 60-10 66 14 62" hand={[20, 61]} skin="brown" sleeve={paint.white} />
    </Person>
    <Person x={172} y={98} size={1.1} tilt={-3} look={-6} top={paint.clay} collar="shirt" {...cast.henri}>
      <Arm d="M26 30C27 60 18 66-8 62" hand={[-12, 61]} skin="peach" sleeve={paint.clay} />
    </Person>
    <Table y={168} />
    <Paper x={122} y={168} />
  </Scene>
)

function Legs({ colour }: { colour: string }) {
  return (
    <>
      <Limb d="M-11 52C-13 78-15 90-18 106M12 52C14 78 15 90 17 106" colour={colour} width={17} />
      <path d="M-30 120c0-10 6-14 20-14v14ZM10 120v-14c13 0 19 5 19 14Z" fill={paint.clay} />
    </>
  )
}

export const Walking = () => (
  <Scene sun={[196, 52, 24]}>
    <Tree x={44} y={194} />
    <Person
      x={100}
      y={70}
      size={0.97}
      height={58}
      tilt={3}
      look={4}
      top={paint.amber}
      collar="cardigan"
      {...cast.rosa}
      behind={<Legs colour={paint.pine} />}
    >
      <Arm d="M-26 30C-28 48-32 54-34 60" hand={[-35, 64]} skin="olive" sleeve={paint.amber} />
    </Person>
    <Person
      x={166}
      y={68}
      size={0.97}
      height={60}
      build={36}
      tilt={-3}
      look={-4}
      mouth="laugh"
      top={paint.sea}
      collar="round"
      {...cast.karim}
      behind={<Legs colour={paint.ink} />}
    >
      <Arm d="M28 30C30 48 36 52 38 60" hand={[39, 64]} skin="olive" sleeve={paint.sea} />
      <Arm d="M-28 30C-30 48-34 50-40 48" hand={[-44, 46]} skin="olive" sleeve={paint.sea} />
    </Person>
  </Scene>
)

/** A participant and a researcher. */
export const Research = () => (
  <Scene sun={[120, 50, 24]}>
    <Person x={66} y={94} size={1.1} tilt={3} look={5} mouth="laugh" top={paint.amber} collar="shirt" {...cast.lin}>
      <Arm d="M26 30C28 56 34 64 44 62" hand={[48, 62]} skin="peach" sleeve={paint.amber} />
    </Person>
    <Person
      x={176}
      y={96}
      size={1.1}
      tilt={-3}
      look={-5}
      top={paint.white}
      collar="coat"
      under={paint.fern}
      {...cast.awa}
    >
      <Arm d="M-26 30C-28 56-32 64-36 62" hand={[-38, 62]} skin="deep" sleeve={paint.white} />
    </Person>
    <Table y={168} />
    <path d="M108 168v-6c0-6 4-8 10-8h14M134 166c16-10 14-40-6-42" strokeWidth="5" />
    <path d="M110 166h34" strokeWidth="7" />
    <rect x="113" y="104" width="16" height="38" rx="4" fill={paint.sage} transform="rotate(-14 121 123)" />
  </Scene>
)

export const Group = () => (
  <Scene sun={[120, 50, 30]}>
    <Person x={74} y={88} size={1} look={3} tilt={-3} top={paint.sea} collar="shirt" {...cast.lin} />
    <Person x={168} y={86} size={1} look={-3} tilt={3} mouth="laugh" top={paint.amber} {...cast.grace} />
    <Person x={44} y={126} size={1.05} look={4} top={paint.fern} {...cast.amina} />
    <Person x={200} y={126} size={1.05} look={-4} top={paint.pine} collar="shirt" {...cast.samuel} />
    <Person
      x={122}
      y={124}
      size={1.15}
      eyes="smiling"
      tilt={2}
      top={paint.clay}
      collar="cardigan"
      under={paint.honey}
      {...cast.odile}
    />
  </Scene>
)

export const Doctor = () => (
  <Scene sun={[182, 58, 28]}>
    <Person
      x={116}
      y={96}
      size={1.3}
      tilt={3}
      look={-3}
      top={paint.white}
      collar="coat"
      under={paint.sea}
      {...cast.lin}
    >
      {stethoscope}
      <Arm d="M-26 30V100" skin="peach" sleeve={paint.white} />
      <rect x="-18" y="46" width="36" height="48" rx="3" fill={paint.wood} />
      <path d="M-12 53H12V90H-12ZM-6 60H6M-6 66H6" fill={paint.paper} strokeWidth="2" />
      <Arm d="M26 30C30 60 32 66 24 68" hand={[18, 68]} skin="peach" sleeve={paint.white} />
    </Person>
  </Scene>
)
