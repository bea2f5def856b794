"""Tags that are unknown, or have not what they must have. Each is tried in both formats."""

import json

import bson
from vectors import BSON, JSON, malformed, request, request_text

CONTENTS = """
{"$unknown":1}
{"$":1}
{"$Date":"2026-02-28"}
{"$date ":"2026-02-28"}
{"$date":1}
{"$date":null}
{"$date":["2026-02-28"]}
{"$date":""}
{"$date":"not a date"}
{"$date":"2026-02-30"}
{"$date":"2026-13-01"}
{"$date":"2026-00-01"}
{"$date":"2025-02-29"}
{"$date":"2026-2-8"}
{"$date":"28.02.2026"}
{"$date":" 2026-02-28"}
{"$date":"2026-02-28T10:15:30"}
{"$date":{"$date":"2026-02-28"}}
{"$date":"+2026-02-28"}
{"$date":"-0000-02-28"}
{"$time":"10:15:30"}
{"$time":"25:00:00Z"}
{"$time":"10:15:30z"}
{"$time":"10:15:30.Z"}
{"$time":"10:15:30+01"}
{"$time":"10:15:30+0100"}
{"$time":"10:15:30+19:00"}
{"$time":"10:15:30+01:60"}
{"$time":10}
{"$localTime":"25:00:00"}
{"$localTime":"10:60:00"}
{"$localTime":"10:15:30."}
{"$localTime":"10:15:30,5"}
{"$localTime":"10:15:30.0000000001"}
{"$localTime":"24:00"}
{"$localTime":"10:15:30+01:00"}
{"$localTime":true}
{"$dateTime":"2026-02-28T10:15:30"}
{"$dateTime":"2026-02-28"}
{"$dateTime":"2026-02-30T10:15:30Z"}
{"$dateTime":"2026-02-28t10:15:30Z"}
{"$dateTime":"2026-02-28T10:15:30z"}
{"$dateTime":"2026-02-28T10:15:30.Z"}
{"$dateTime":"2026-02-28T10:15:30+01"}
{"$dateTime":"2026-02-28T10:15:30+0100"}
{"$dateTime":"2026-02-28T10:15:30+1:00"}
{"$dateTime":"2026-02-28T10:15:30+01:00[+01:00]"}
{"$dateTime":"2026-02-28T10:15:30Z[Z]"}
{"$dateTime":"2026-02-28T10:15:30Z[]"}
{"$dateTime":1790000000000}
{"$localDateTime":"2026-02-28"}
{"$localDateTime":"2026-02-28T10:15:30Z"}
{"$localDateTime":"2026-02-28 10:15:30"}
{"$localDateTime":"2026-02-28t10:15:30"}
{"$localDateTime":"2026-02-28T10:15:30."}
{"$localDateTime":null}
{"$duration":[]}
{"$duration":[1,2,3]}
{"$duration":[1,2,3,4,5]}
{"$duration":[1,2,3,4.5]}
{"$duration":[1,2,3,"4"]}
{"$duration":[1,2,3,null]}
{"$duration":"P1D"}
{"$duration":{"months":1}}
{"$point":[8.5,47.25]}
{"$point":null}
{"$point":{"srid":4326}}
{"$point":{"coordinates":[8.5,47.25]}}
{"$point":{"srid":"4326","coordinates":[8.5,47.25]}}
{"$point":{"srid":4326.5,"coordinates":[8.5,47.25]}}
{"$point":{"srid":4326,"coordinates":["8.5","47.25"]}}
{"$point":{"srid":4326,"coordinates":[8.5,null]}}
{"$point":{"srid":4326,"coordinates":8.5}}
{"$point":{"srid":4326,"coordinates":[]}}
{"$point":{"srid":4326,"coordinates":[8.5]}}
{"$point":{"srid":4326,"coordinates":[8.5,47.25,0.5,1.5]}}
{"$node":"4:x:0"}
{"$node":{}}
{"$node":{"elementId":"4:x:0","labels":["A"]}}
{"$node":{"labels":["A"],"properties":{}}}
{"$node":{"elementId":"4:x:0","properties":{}}}
{"$node":{"elementId":0,"labels":["A"],"properties":{}}}
{"$node":{"elementId":"4:x:0","labels":"A","properties":{}}}
{"$node":{"elementId":"4:x:0","labels":[1],"properties":{}}}
{"$node":{"elementId":"4:x:0","labels":[null],"properties":{}}}
{"$node":{"elementId":"4:x:0","labels":[],"properties":[]}}
{"$node":{"elementId":"4:x:0","labels":[],"properties":{"a":{"$unknown":1}}}}
{"$relationship":{"elementId":"5:x:7","type":"A","properties":{}}}
{"$relationship":{"elementId":"5:x:7","type":"A","start":"4:x:0","end":1,"properties":{}}}
{"$relationship":{"elementId":"5:x:7","start":"4:x:0","end":"4:x:1","properties":{}}}
{"$relationship":{"elementId":"5:x:7","type":"A","start":"4:x:0","end":"4:x:1"}}
{"$path":[]}
{"$path":{"nodes":[]}}
{"$path":{"nodes":[],"relationships":[]}}
{"$path":{"nodes":[1],"relationships":[]}}
{"$path":{"nodes":[{"elementId":"4:x:0","labels":[],"properties":{}}],"relationships":[]}}
{"$path":{"nodes":{"$node":{"elementId":"4:x:0","labels":[],"properties":{}}},"relationships":[]}}
{"$bytes":1}
{"$bytes":null}
{"$bytes":[0,1]}
{"$bytes":"*"}
{"$bytes":"A"}
{"$bytes":"AA"}
{"$bytes":"AAE"}
{"$bytes":"AAH/AA"}
{"$bytes":"AA="}
{"$bytes":"A==="}
{"$bytes":"===="}
{"$bytes":"AAH/===="}
{"$bytes":"AAH/ AAH"}
{"$bytes":"AA-_"}
{"$bytes":"AAH/\\n"}
{"$bytes":"AA==AA=="}
{"$bytes":"AAH/="}
{"$bytes":"="}
{"$float":1.5}
{"$float":"1.5"}
{"$float":"nan"}
{"$float":" NaN"}
{"$float":"+Infinity"}
{"$float":"-NaN"}
{"$float":""}
{"$float":null}
{"a":{"$unknown":1},"b":2}
[1,{"$date":"not a date"}]
{"$$a":{"$unknown":1}}
{"a":1,"b":[{"c":{"$float":"0"}}]}
"""

NODE = '{"$node":{"elementId":"4:x:0","labels":[],"properties":{}}}'
ENDS = '"start":"4:x:0","end":"4:x:0","properties":{}'
RELATIONSHIP = '{"$relationship":{"elementId":"5:x:7","type":"A",' + ENDS + "}}"

#: How many nodes and relationships no path has.
NO_PATHS = ((0, 1), (1, 1), (1, 2), (2, 0), (2, 2), (3, 1))


def path(nodes, relationships):
    fields = (NODE,) * nodes, (RELATIONSHIP,) * relationships
    return '{"$path":{"nodes":[%s],"relationships":[%s]}}' % tuple(map(",".join, fields))


def add(name, text):
    malformed(f"JSON with {name}", JSON, request_text(text))
    malformed(f"BSON with {name}", BSON, request(bson.plain("x", json.loads(text))))


def add_all():
    for text in CONTENTS.strip().splitlines():
        add(text, text)
    for nodes, relationships in NO_PATHS:
        add(f"a path of {nodes} nodes and {relationships} relationships", path(nodes, relationships))
