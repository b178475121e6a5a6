/** Which picture of game-icons stands on each card; `copy-glyphs.mjs` copies them into `glyphs.json`. */
// prettier-ignore
export const GLYPHS: Readonly<Record<string, string>> = {
  // Discord
  mercenaries: "crossed-axes", "a-small-favor": "cash", "second-wind": "wind-slap", "sleight-of-hand": "robber-hand",
  "key-to-the-city": "key", scryer: "all-seeing-eye", "disgraced-captain": "cowled", naysayers: "thumb-down",
  "book-burning": "burning-book", charlatan: "duality-mask", assassin: "cloak-dagger", downtrodden: "oppression",
  blackmail: "stabbed-note", "cracked-sage": "cracked-mask", dissent: "fist", "false-prophet": "prayer",
  "vow-of-renewal": "burning-tree", zealots: "pyromaniac", "royal-ambitions": "queen-crown", "salt-the-earth": "salt-shaker",
  "beast-tamer": "whip", riots: "uprising", "silver-tongue": "tongue", "gambling-hall": "dice-fire",
  "boiling-lake": "boiling-bubbles", "relic-thief": "robber", enchantress: "heart-bottle", insomnia: "tired-eye",
  "sneak-attack": "backstab", gossip: "conversation", "bandit-chief": "bandana", "chaos-cult": "cultist",
  slander: "poison-bottle",
  // Arcane
  alchemist: "round-potion", "fire-talkers": "fire-spell-cast", "magicians-code": "spell-book", "spirit-snare": "spectre",
  "wizard-school": "wizard-staff", dazzle: "star-swirl", "acting-troupe": "drama-masks", "taming-charm": "gem-pendant",
  inquisitor: "magnifying-glass", "secret-signal": "fire-bowl", augury: "crystal-ball", "rusting-ray": "rusty-sword",
  portal: "magic-gate", "billowing-fog": "fog", "kindred-warriors": "spartan-helmet", "terror-spells": "terror",
  "blood-pact": "bleeding-wound", revelation: "sunbeams", observatory: "observatory", "plague-engines": "plague-doctor-profile",
  "gleaming-armor": "breastplate", bewitch: "witch-face", jinx: "rolling-dices", tutor: "teacher",
  "dream-thief": "night-sleep", "cracking-ground": "earth-crack", "sealing-ward": "magic-shield",
  "initiation-rite": "candles", "vow-of-silence": "silence", "forgotten-vault": "closed-doors", "map-library": "bookshelf",
  "witchs-bargain": "shaking-hands", "master-of-disguise": "domino-mask",
  // Order
  wrestlers: "muscle-up", "battle-honors": "medal", "bear-traps": "wolf-trap", longbows: "high-shot", keep: "stone-tower",
  pressgangs: "handcuffed", garrison: "guarded-tower", scouts: "spyglass", "martial-culture": "swords-emblem",
  "code-of-honor": "sword-brandish", outriders: "horse-head", messenger: "tied-scroll", "field-promotion": "rank-3",
  palanquin: "throne-king", "shield-wall": "shield-bounces", "military-parade": "rally-the-troops",
  "tome-guardians": "book-cover", tyrant: "overlord-helm", "forced-labor": "breaking-chain", "secret-police": "spy",
  specialist: "swordman", captains: "barbute", "siege-engines": "trebuchet", "royal-tax": "two-coins",
  "toll-roads": "medieval-gate", curfew: "ringing-bell", "knights-errant": "visored-helm", "vow-of-obedience": "kneeling",
  "hunting-party": "hunting-horn", "council-seat": "round-table", encirclement: "surrounded-shield", "peace-envoy": "peace-dove",
  "relic-hunter": "dig-dug",
  // Hearth
  "tinkers-fair": "tinker", "wayside-inn": "tavern-sign", "extra-provisions": "knapsack", "memory-of-home": "house",
  "welcoming-party": "party-flags", "traveling-doctor": "healing", storyteller: "public-speaker", "armed-mob": "pitchfork",
  "tavern-songs": "lyre", homesteaders: "huts-village", "crop-rotation": "wheat", "a-round-of-ale": "beer-horn",
  "land-warden": "plow", "charming-friend": "smitten", "village-constable": "baton", "family-heirloom": "locked-chest",
  "news-from-afar": "newspaper", levelers: "scales", "fabled-feast": "roast-chicken", "the-great-levy": "hood",
  "hearts-and-minds": "nested-hearts", "relic-breaker": "hammer-break", "book-binders": "book-pile", "ballot-box": "vote",
  "saddle-makers": "saddle", herald: "trumpet-flag", "rowdy-pub": "beer-stein", "vow-of-peace": "truce",
  "deed-writer": "quill-ink", "salad-days": "sunflower", marriage: "linked-rings", hospital: "hospital-cross",
  "awaited-return": "wooden-door",
  // Beast
  "errand-boy": "running-shoe", wolves: "wolf-howl", "animal-playmates": "rabbit", "true-names": "rune-stone",
  "the-old-oak": "oak", "forest-paths": "trail", "long-lost-heir": "jeweled-chalice", rangers: "bowman",
  "roving-terror": "sasquatch", "nature-worship": "totem", birdsong: "sparrow", "small-friends": "squirrel",
  "grasping-vines": "vines", "threatening-roar": "bear-head", "fae-merchant": "fairy", "second-chance": "stump-regrowth",
  "pied-piper": "pan-flute", mushrooms: "mushrooms-cluster", "insect-swarm": "bee", "vow-of-union": "oak-leaf",
  "giant-python": "snake", "war-tortoise": "tortoise", "new-growth": "sprout", "wild-cry": "screaming", "animal-host": "bull",
  "memory-of-nature": "tree-roots", "marsh-spirit": "swamp", "vow-of-poverty": "empty-wood-bucket-handle",
  "forest-council": "deer-head", "walled-garden": "flower-pot", "vow-of-beastkin": "werewolf", bracken: "fern",
  "wild-allies": "boar",
  // Nomad
  "rain-boots": "boots", "ancient-binding": "crossed-chains", "horse-archers": "mounted-knight", "warning-signals": "torch",
  elders: "beard", "the-gathering": "campfire", "faithful-friend": "sitting-dog", tents: "tipi", "great-herd": "sheep",
  convoys: "old-wagon", "vow-of-kinship": "hand", "wild-mounts": "unicorn", lancers: "barbed-spear",
  "mountain-giant": "giant", "rival-khan": "viking-helmet", "lost-tongue": "stone-tablet", "special-envoy": "horseshoe",
  resettle: "camping-tent", oracle: "third-eye", pilgrimage: "pilgrim-hat", "spell-breaker": "shatter",
  "mounted-patrol": "cloaked-figure-on-horseback", "great-crusade": "spears", "ancient-bloodline": "family-tree", "ancient-pact": "scroll-quill",
  "storm-caller": "lightning-storm", "family-wagon": "cartwheel", "way-station": "wooden-sign", "twin-brother": "two-shadows",
  hospitality: "bread", "a-fast-steed": "wingfoot", "relic-worship": "star-altar", "sacred-ground": "stone-stack",
  // edifices and ruins
  "festival-district": "juggler", "squalid-district": "spooky-house", "great-spire": "white-tower", "fallen-spire": "tower-fall",
  "sprawling-rampart": "stone-wall", "bandit-rampart": "broken-wall", "hall-of-debate": "ancient-columns",
  "hall-of-mockery": "jester-hat", "forest-temple": "temple-gate", "ruined-temple": "ancient-ruins",
  "ancient-forge": "anvil-impact", "broken-forge": "anvil",
  // Visions
  "vision-of-conquest": "crossed-swords", "vision-of-rebellion": "three-friends", "vision-of-sanctuary": "hand-of-god",
  "vision-of-faith": "eye-of-horus", conspiracy: "daggers",
  // relics
  "sticky-fire": "molotov", "cursed-cauldron": "cauldron", "brass-horse": "trojan-horse", "truthful-harp": "harp",
  "grand-mask": "carnival-mask", "horned-mask": "tribal-mask", "cup-of-plenty": "trophy-cup", whistle: "whistle",
  "dowsing-sticks": "water-diviner-stick", "cracked-horn": "horn-internal", "bandit-crown": "crown-of-thorns",
  "ring-of-devotion": "ring", "skeleton-key": "skeleton-key", "oracular-pig": "pig", "circlet-of-command": "tiara",
  "ivory-eye": "eyeball", map: "treasure-map", "obsidian-cage": "bird-cage", "book-of-records": "open-book",
  "dragonskin-drum": "drum", "the-grand-scepter": "winged-scepter",
};

/** What the board itself draws with: acts, signs, the backs of cards. */
export const SIGNS = [
  "anchor", "card-draw", "compass", "crown", "imperial-crown", "padlock", "walking-boot", "trade", "castle", "pine-tree",
] as const; // prettier-ignore
