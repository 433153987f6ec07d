/** jsdom has no modal windows: a dialog is opened and closed by its attribute alone. */
export const standInForModals = (): void => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
};
