export const qr = {
  reasonLowContrast:
    'The code and its background look too alike for a phone. Make the code darker or the background lighter.',
  reasonInverted:
    'The code is lighter than its background, which many phones cannot read. Use a dark code on a light background.',
  reasonLogoTooLarge: 'The logo covers too much of the code. Make the logo smaller or raise the error correction.',
  reasonLogoLikeEye:
    'The frame in the logo looks like a corner of the code, which misleads phones. Use another logo, or none.',
  reasonMarginTooSmall: 'The blank edge around the code is too narrow. Make the margin wider.',
  reasonSizeTooSmall: 'The picture is too small for this code. Choose a larger size.',
  reasonTooDense:
    'The dots are too fine to scan when the code is small. Lower the error correction or remove the logo.',
  reasonContentTooLong: 'The content is too long, so the code is too fine to scan. Shorten the content.',
  reasonUnreadable: 'This style cannot be scanned. Choose simpler dots and colours.',
  repair: 'Fix it for me',
  repaired: 'Changed to a style that scans',
  checkPassed: 'Passed the scan check',
  checkRunning: 'Checking that it scans…',
}
