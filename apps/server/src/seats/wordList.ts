/** Short English words that are hard to mistake for each other: 256 of them, so that six have 48 random bits. */
export const WORDS: readonly string[] = `
acorn actor alarm album anchor apple apron arrow atlas autumn badge baker ballad bamboo banjo barley barrel basket beacon beaver
beetle bell berry bishop blanket blossom bonnet border bottle boulder branch bridge bronze brush bucket buffalo bugle butter
cabin camel canal candle canvas carpet castle cedar cellar chalk cherry chimney cider circle clover cobalt coffee comet copper
coral cotton cradle crane cricket crown crystal curtain daisy dancer dawn desert diamond dinner dolphin donkey dragon drum eagle
easel echo elbow ember engine evening fabric falcon farmer feather fennel fiddle finger flag flute forest fossil fountain fox
frost galaxy gallop garden garlic gate ginger glacier goblet golden goose granite grape grove guitar hammer harbor harvest hazel
helmet heron hickory hollow honey horizon island ivory jacket jasmine jewel jungle juniper kettle kitten ladder lagoon lantern
laurel lemon letter lily linen lobster locket magnet mantle maple marble market marsh meadow melon metal mirror mitten moss
mountain mustard nectar needle nickel noodle nutmeg oak oasis ocean olive onion orange orbit orchard orchid otter oven owl oyster
paddle palace panther paper parrot parsley pasture peach pebble pencil pepper picnic pigeon pillow pilot pine planet plum pocket
pony poplar prairie pumpkin puzzle quartz quill rabbit radish raven ribbon river robin rocket rooster saddle saffron salmon
sandal sapling scarlet seven shadow shepherd silver sparrow spider spinach spruce stable statue sugar summer sunset swallow
tablet tailor teapot thistle thunder timber tinder tomato torch tower trumpet tulip tunnel turnip turtle valley velvet village vinegar violet violin wagon walnut water whale wheat whistle willow window winter wizard
`
  .trim()
  .split(/\s+/);
