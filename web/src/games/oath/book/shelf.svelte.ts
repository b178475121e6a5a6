/** Whether the book lies open over the map while it is written and when it is done. */
class Shelf {
  /** The player has not put it aside. */
  open = $state(true);
  /** It lies on the table now, over the whole width. */
  shown = $state(false);
}

export const shelf = new Shelf();
