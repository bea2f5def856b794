# Runs the Autobahn test suite, whose packages are in the folder that AUTOBAHN names. Its server takes the first
# subprotocol that a client offers.
import os
import site

site.addsitedir(os.environ["AUTOBAHN"])

from autobahntestsuite import fuzzing, wstest

connected = fuzzing.FuzzingServerProtocol.onConnect


def on_connect(self, request):
    connected(self, request)
    return request.protocols[0] if request.protocols else None


fuzzing.FuzzingServerProtocol.onConnect = on_connect
wstest.run()
