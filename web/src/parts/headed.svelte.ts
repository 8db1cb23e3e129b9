// A page that fills the screen may want the header for a while.

/** Whether one does now. */
export const headed = $state({ asked: false });

/** Shows the header, outside of the page; what it gives back takes it away. For an effect. */
export function askForHeader(): () => void {
  headed.asked = true;
  return () => (headed.asked = false);
}
