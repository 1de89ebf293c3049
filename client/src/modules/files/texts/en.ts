export default {
  file: {
    choose: 'Choose a file',
    chooseMany: 'Add files',
    chooseImage: 'Choose a picture',
    replace: 'Replace the file',
    remove: 'Remove {{name}}',
    sending: '{{name}}: {{share}} sent',
    stillSending: 'The file is still on its way. Save again in a moment.',
    download: 'Download',
    usage: '{{files}} files take {{used}} of {{quota}}',
    usageBar: 'Room used for files',
    nothingLinked: 'Nothing',
  },
} as const;
